"""What the server refuses, with the codes of docs/server.md."""

from functools import partial
from typing import Any, Unpack

from century.tables.responses import ErrorFacts, Refused

STATUS = {
    "hello_first": 400,
    "no_secret": 401,
    "unknown_secret": 401,
    "bad_origin": 403,
    "banned": 403,
    "not_your_seat": 403,
    "not_creator": 403,
    "not_a_player": 403,
    "not_found": 404,
    "unknown_game": 404,
    "unknown_mode": 404,
    "unknown_lesson": 404,
    "unknown_language": 404,
    "unknown_invitation": 404,
    "unknown_code": 404,
    "unknown_device": 404,
    "wrong_method": 405,
    "too_many_games": 409,
    "too_many_watchers": 409,
    "too_many_devices": 409,
    "last_device": 409,
    "already_started": 409,
    "not_running": 409,
    "not_finished": 409,
    "seat_taken": 409,
    "seat_closed": 409,
    "stale_number": 409,
    "not_your_turn": 409,
    "illegal_action": 409,
    "nothing_to_undo": 409,
    "no_undo_request": 409,
    "hints_off": 409,
    "not_lent": 409,
    "already_out": 409,
    "no_grace": 409,
    "chat_off": 409,
    "too_large": 413,
    "invalid": 422,
    "too_many_requests": 429,
    "internal": 500,
    "unavailable": 503,
    "busy": 503,
    "getting_ready": 503,
}


class Refusal(Exception):  # noqa: N818 - it is an answer, not an error
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, message: str, **facts: Unpack[ErrorFacts]) -> None:
        super().__init__(message)
        self.code = code
        self.status = STATUS[code]
        self.message = message
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can come from another process."""
        return partial(Refusal, self.code, self.message, **self.facts), ()

    def to_json(self) -> Refused:
        return {"error": {"code": self.code, "message": self.message, "facts": self.facts}}


def stale(number: int, sent: int) -> Refusal:
    reason = f"the game is at number {number}, and this was made for {sent}"
    return Refusal("stale_number", reason, number=number, sent=sent)
