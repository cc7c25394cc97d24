"""The engine protocol with the toy game, as an outside program sees it."""

from __future__ import annotations

import json

from boardgames_desktop.engine.protocol import answer
from boardgames_desktop.engine.session import Choice, Services, Session
from tests.engine.toy import FIGURES, GAMES


def toy_services() -> Services:
    """The toy game with sentences that are just ids, and an opponent that plays the first legal action."""

    def say(language, game, message, names):
        return f"{language}:{message.id}"

    def think(game, observation, level, seed, seconds, iterations):
        return Choice(game.legal_actions(observation)[0], [1.23456], iterations or 0, seconds or 0.0)

    return Services("en", ("zh_TW", "en"), say, ("easy", "hard"), think, GAMES)


class Client:
    """Asks a session as a program would, through lines."""

    def __init__(self, services: Services | None = None) -> None:
        self.session = Session(services or toy_services())

    def raw(self, line: bytes | str) -> dict:
        text = answer(self.session, line.encode() if isinstance(line, str) else line)
        assert "\n" not in text
        return json.loads(text)

    def ask(self, do: str, **fields) -> dict:
        found = self.raw(json.dumps({"id": 5, "do": do} | fields))
        assert found["id"] == 5
        assert found["ok"], found
        return found

    def code(self, do: str, **fields) -> str:
        found = self.raw(json.dumps({"do": do} | fields))
        assert not found["ok"], found
        assert set(found["error"]) <= {"code", "message", "reasons", "position_available"}
        return found["error"]["code"]

    def new(self, **fields) -> dict:
        begin = {"game": "toy", "seats": 3, "seed": 7, "options": {"first": "0"}, "figures": FIGURES}
        return self.ask("new", **(begin | fields))
