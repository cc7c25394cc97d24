"""The generator behind every shuffle: the same numbers on every platform and Python version."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Chance:
    """SplitMix64 (Steele, Lea and Flood 2014): one 64-bit integer of state, any seed is good."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """The next 64-bit number."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``; the bias of 2**-64 * bound is far below notice."""
        return (self.next() * bound) >> 64

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates), every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        """One of ``items``, which must not be empty."""
        return items[self.below(len(items))]
