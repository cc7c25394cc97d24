"""Moving between the elements of a board by keyboard: pure geometry over a scene."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from boardgames_desktop.app.board import BoardScene


def next_towards(scene: BoardScene, element: str, direction: tuple[int, int]) -> str:
    """The nearest element in an arrow's direction (unit steps right and down).

    Without a start it is the first target, or the first element. Empty when there is none.
    Elements straight ahead are preferred over nearer ones far to the side.
    """
    here = _centre(scene, element)
    if here is None:
        return _first(scene)
    best, best_cost = "", float("inf")
    for other in scene.elements_at_board():
        there = _centre(scene, other)
        if there is None or other == element:
            continue
        ahead, aside = _split(there - here, direction)
        cost = ahead + 2.5 * aside
        if ahead > 1.0 and cost < best_cost:
            best, best_cost = other, cost
    return best


def next_in_order(scene: BoardScene, element: str, step: int) -> str:
    """The target after (step 1) or before (step -1) an element in reading order; empty past the end."""
    order = list(scene.elements_at_board())
    targets = [index for index, name in enumerate(order) if name in scene.targets]
    if element not in order:
        return order[targets[0 if step > 0 else -1]] if targets else ""
    here = order.index(element)
    rest = [index for index in targets if (index - here) * step > 0]
    if not rest:
        return ""
    return order[min(rest) if step > 0 else max(rest)]


def _first(scene: BoardScene) -> str:
    order = scene.elements_at_board()
    return next((name for name in order if name in scene.targets), order[0] if order else "")


def _centre(scene: BoardScene, element: str) -> QPointF | None:
    rect = scene.element_rect(element) if element else None
    return None if rect is None else rect.center()


def _split(way: QPointF, direction: tuple[int, int]) -> tuple[float, float]:
    """How far a way leads ahead in a direction, and how far aside."""
    ahead = way.x() * direction[0] + way.y() * direction[1]
    aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
    return ahead, aside
