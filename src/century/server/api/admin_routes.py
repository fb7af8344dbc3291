"""What `century admin` and the page /admin ask; told in docs/hosting.md."""

from importlib.resources import files
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import Field
from starlette.responses import Response

import century
from century.errors import InvalidOption
from century.server.addresses import network
from century.server.api.answers import json
from century.server.api.guard import bearer_secret
from century.server.api.routes import GameId, TheService
from century.server.playing.bans import Ban
from century.server.protocol.requests import ID, NO_ZERO, Body, Whole
from century.server.telling.records import Wanted
from century.tables import clock
from century.tables.refusal import Refusal

YEAR = 366 * clock.SECONDS_PER_DAY
PAGE_FILES = {"/admin": "text/html", "/admin.js": "text/javascript", "/admin.css": "text/css"}


async def admin_only(request: Request, service: TheService) -> None:
    """Strangers are told that there is nothing."""
    if not service.is_admin(bearer_secret(request.headers)):
        raise Refusal("not_found", "there is no such address")


router = APIRouter(prefix="/api/admin", dependencies=[Depends(admin_only)], include_in_schema=False)
pages = APIRouter(include_in_schema=False)
Text = Annotated[str, Field(min_length=1, max_length=200, pattern=NO_ZERO)]
BanId = Annotated[str, Path(max_length=16, pattern=ID)]
RefusedWord = Annotated[str, Path(max_length=64, pattern=NO_ZERO)]
Seconds = Annotated[int, Whole, Field(ge=1, le=100 * YEAR)]


class NewBan(Body):
    player: Annotated[str, Field(min_length=1, max_length=16, pattern=ID)] | None = None
    address: Annotated[str, Field(min_length=1, max_length=64)] | None = None
    reason: Text = "no reason was given"
    seconds: Seconds | None = None


class Word(Body):
    word: Annotated[str, Field(min_length=1, max_length=64, pattern=NO_ZERO)]


class Announce(Body):
    text: Annotated[str, Field(max_length=200, pattern=NO_ZERO)]
    seconds: Seconds = 3600


async def page(request: Request, service: TheService) -> Response:
    """The page itself holds nothing; what it shows it asks for with the secret."""
    if not service.settings.admin_secret:
        raise Refusal("not_found", "there is no such address")
    path = request.url.path
    name = "admin.html" if path == "/admin" else path[1:]
    text = (files("century.server.api") / "admin" / name).read_text("utf-8")
    return Response(text, media_type=PAGE_FILES[path], headers={"Cache-Control": "no-cache"})


for path in PAGE_FILES:
    pages.add_api_route(path, page, methods=["GET"], response_class=Response)


@router.get("/status")
async def status(service: TheService) -> Response:
    return json(
        {
            "version": century.__version__,
            "connections": service.connections.total(),
            "games": await service.admin.counts(),
            "announcement": service.announcements.now,
        }
    )


@router.get("/games")
async def games(
    service: TheService,
    status: Literal["waiting", "running", "finished"] | None = None,
    player: Annotated[str | None, Query(max_length=64, pattern=NO_ZERO)] = None,
    after: Annotated[str | None, Query(max_length=64, pattern=NO_ZERO)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Also those that are not public."""
    wanted = Wanted(status=status, player=player, after=after, limit=limit, everything=True)
    return json(await service.records.find(wanted))


@router.post("/games/{game}/end")
async def end(service: TheService, game: GameId) -> Response:
    await service.admin.end(game)
    return json({"game": game})


@router.delete("/games/{game}")
async def remove(service: TheService, game: GameId) -> Response:
    await service.admin.remove(game)
    return Response(status_code=204)


@router.get("/bans")
async def bans(service: TheService) -> Response:
    return json({"bans": [_told(ban) for ban in service.bans.all]})


@router.post("/bans")
async def ban(service: TheService, body: NewBan) -> Response:
    if (body.player is None) == (body.address is None):
        raise Refusal("invalid", "a ban is of a player or of an address", where="player")
    if body.address is not None:
        try:
            network(body.address)
        except InvalidOption as error:
            raise Refusal("invalid", str(error), where="address") from None
    until = None if body.seconds is None else clock.now() + body.seconds
    return json(_told(await service.bans.add(body.player, body.address, body.reason, until)), 201)


@router.delete("/bans/{ban}")
async def unban(
    service: TheService, ban: Annotated[str, Path(max_length=16, pattern=ID)]
) -> Response:
    if not await service.bans.remove(ban):
        raise Refusal("not_found", "there is no such ban")
    return Response(status_code=204)


@router.get("/reports")
async def reports(service: TheService) -> Response:
    return json({"reports": await service.chat.reports()})


@router.delete("/reports/{report}")
async def dismiss(
    service: TheService, report: Annotated[str, Path(max_length=16, pattern=ID)]
) -> Response:
    if not await service.chat.dismiss(report):
        raise Refusal("not_found", "there is no such report")
    return Response(status_code=204)


@router.get("/words")
async def words(service: TheService) -> Response:
    return json({"words": sorted(service.players.refused_words)})


@router.post("/words")
async def refuse_word(service: TheService, body: Word) -> Response:
    await service.admin.refuse_word(body.word)
    return await words(service)


@router.delete("/words/{word}")
async def allow_word(
    service: TheService, word: Annotated[str, Path(max_length=64, pattern=NO_ZERO)]
) -> Response:
    if not await service.admin.allow_word(word):
        raise Refusal("not_found", "that word is not refused")
    return Response(status_code=204)


@router.put("/announcement")
async def announce(service: TheService, body: Announce) -> Response:
    await service.announcements.set(body.text, body.seconds)
    return json({"announcement": service.announcements.now})


@router.post("/clean")
async def clean(service: TheService) -> Response:
    """What retention would do within minutes, now."""
    return json(await service.retention.clean())


def _told(ban: Ban) -> dict[str, str | None]:
    return {
        "id": ban.id,
        "player": ban.player,
        "address": ban.address,
        "reason": ban.reason,
        "created": clock.iso(ban.created),
        "until": clock.iso(ban.until),
    }
