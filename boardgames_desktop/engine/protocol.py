"""The engine protocol: JSON lines in, JSON lines out. See docs/engine-protocol.md.

Whatever comes in, one line gets one answer and the process lives on.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.match import detail
from boardgames_desktop.engine.messages import Words
from boardgames_desktop.engine.plain import one_line, parse_json
from boardgames_desktop.engine.session import Services, Session, reasons_to_plain

LONGEST_LINE = 4 * 1024 * 1024
"""Bytes; longer lines are read past without being kept."""

_GONE = {errno.EPIPE, errno.EINVAL, errno.ECONNRESET}
"""What writing fails with when nobody reads any more (EINVAL on Windows)."""


def serve(requests: BinaryIO, answers: BinaryIO, services: Services) -> None:
    """Answer requests until they end, or until nobody reads the answers any more."""
    session = Session(services)
    for line in read_lines(requests):
        try:
            answers.write(answer(session, line).encode("utf-8", "backslashreplace") + b"\n")
            answers.flush()
        except OSError as error:
            if error.errno not in _GONE:
                raise
            return


def read_lines(stream: BinaryIO, longest: int = LONGEST_LINE) -> Iterator[bytes | None]:
    """The lines of a stream without their ends; None for one that is too long."""
    while line := stream.readline(longest + 1):
        if len(line) <= longest or line.endswith(b"\n"):
            yield line.rstrip(b"\r\n")
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(longest)
        yield None


def answer(session: Session, line: bytes | None) -> str:
    """The answer to one line, as a line."""
    identity: int | str | None = None
    try:
        request = read_request(line)
        identity = read_identity(request)
        return one_line({"id": identity, "ok": True} | session.answer(request))
    except Fault as fault:
        return one_line({"id": identity, "ok": False, "error": fault_to_plain(session, fault)})
    except Exception as error:
        # A mistake in the program (or in a game of others) must not end the conversation.
        inside = Fault("internal", "engine-internal", detail=detail(error))
        return one_line({"id": identity, "ok": False, "error": fault_to_plain(session, inside)})


def read_request(line: bytes | None) -> Mapping[str, Any]:
    """The JSON object in a line. Raises Fault ``bad-line`` or ``bad-json``."""
    if line is None:
        raise Fault("bad-line", "engine-line-too-long", most=LONGEST_LINE)
    if not line.strip():
        raise Fault("bad-line", "engine-line-empty")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Fault("bad-line", "engine-line-no-text") from error
    request = parse_json(text)
    if not isinstance(request, dict):
        raise Fault("bad-request", "engine-request-form")
    return request


def read_identity(request: Mapping[str, Any]) -> int | str | None:
    """The id to repeat in the answer: a whole number, a short text, or nothing."""
    identity = request.get("id")
    if isinstance(identity, str) and len(identity) <= 200:
        return identity
    if isinstance(identity, int) and not isinstance(identity, bool):
        return identity
    if identity is None:
        return None
    raise Fault("bad-request", "engine-request-field", field=Words("id"))


def fault_to_plain(session: Session, fault: Fault) -> dict[str, Any]:
    """The ``error`` object of an answer."""
    error: dict[str, Any] = {"code": fault.code, "message": session.say(fault.message)}
    if fault.reasons:
        error["reasons"] = reasons_to_plain(session, fault.reasons)
    if fault.position is not None:
        error["position_available"] = True
    return error
