"""The HTTP requests of docs/server.md."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from prometheus_client import generate_latest

import century
from century.server.api.guard import address
from century.server.playing.players import Player
from century.server.protocol import requests, responses
from century.server.protocol.refusal import Refusal
from century.server.running.service import Service
from century.server.tables.table import Table
from century.server.telling import catalogue
from century.server.telling.records import PAGE, Wanted
from century.server.telling.state import brief
from century.words import languages

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": responses.Refused}
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}
LIMITS = (
    *("most_games", "most_bot_games", "most_watchers", "most_watched"),
    *("most_bytes", "most_message"),
)
router = APIRouter(responses=ERRORS)
bearer = HTTPBearer(auto_error=False, description="the secret of a player")

GameId = Annotated[str, Path(min_length=1, max_length=16)]
InvitationToken = Annotated[str, Path(min_length=1, max_length=64)]


def json(value: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(value), status, media_type="application/json")


def the_service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


TheService = Annotated[Service, Depends(the_service)]


def secret_of(
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> str:
    if credentials is None:
        raise Refusal("no_secret", "this needs the header Authorization: Bearer <secret>")
    return credentials.credentials


Secret = Annotated[str, Depends(secret_of)]


async def player_of(service: TheService, secret: Secret) -> Player:
    return await service.players.find(secret)


async def maybe_player(request: Request, service: TheService) -> str | None:
    """Who asks, where it does not matter."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return None
    return (await service.players.find(secret)).id


Me = Annotated[Player, Depends(player_of)]
MaybeMe = Annotated[str | None, Depends(maybe_player)]


async def state_of(
    service: Service, table: Table, player: str | None, status: int = 200
) -> Response:
    return json(await service.state(table.id, player), status)


# The service


@router.get("/healthz", response_model=responses.Health)
async def health(service: TheService) -> Response:
    """Whether games can be played: the database responses."""
    async with service.database.read() as db:
        await db.exec_driver_sql("SELECT 1")
    return json({"status": "ok", "version": century.__version__})


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(service: TheService) -> Response:
    """Numbers in the format of Prometheus."""
    return Response(generate_latest(service.metrics.registry), media_type="text/plain")


@router.get("/api/about", response_model=responses.About)
async def about(service: TheService) -> Response:
    """What this server has."""
    limits = {
        name: getattr(service.settings, name)
        for name in (
            "most_games",
            "most_bot_games",
            "most_watchers",
            "most_watched",
            "most_bytes",
            "most_message",
        )
    }
    return json(
        {
            "version": century.__version__,
            "languages": languages(),
            "bots": century.bot_names(),
            "emotes": requests.EMOTES,
            "limits": limits,
        }
    )


@router.get("/api/modes", response_model=dict[str, responses.Mode])
async def modes() -> Response:
    """What can be played."""
    return json(catalogue.modes())


@router.get("/api/modes/{mode}/components", response_model=responses.Components)
async def components(mode: Annotated[str, Path(max_length=64)]) -> Response:
    """Every card, tile and location of a mode."""
    return json(catalogue.components(mode))


@router.get(
    "/api/locales/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}},
)
async def locale(language: Annotated[str, Path(max_length=16)]) -> Response:
    """All messages of a language, as one Fluent file."""
    headers = {"Cache-Control": "public, max-age=300"}
    return Response(catalogue.locale(language), headers=headers, media_type="text/plain")


# Players


@router.post("/api/players", status_code=201, response_model=responses.NewPlayer)
async def new_player(request: Request, service: TheService, body: requests.Nickname) -> Response:
    """A new player; the only time that the secret is told."""
    service.new_players.take(address(request.scope))
    player, secret = await service.players.create(body.nickname)
    return json({"player": player.id, "nickname": player.nickname, "secret": secret}, 201)


@router.get("/api/players/me", response_model=responses.PlayerName)
async def me(player: Me) -> Response:
    return json({"player": player.id, "nickname": player.nickname})


@router.patch("/api/players/me", response_model=responses.PlayerName)
async def rename(service: TheService, secret: Secret, body: requests.Nickname) -> Response:
    """Another nickname, from the next game on."""
    player = await service.players.rename(secret, body.nickname)
    return json({"player": player.id, "nickname": player.nickname})


# Games


@router.post("/api/games", status_code=201, response_model=responses.StateForYou)
async def new_game(
    request: Request, service: TheService, player: Me, body: requests.NewGame
) -> Response:
    """A new game."""
    service.new_games.take(address(request.scope))
    table = await service.lobby.create(player, body)
    return await state_of(service, table, player.id, 201)


@router.get("/api/games", response_model=responses.Page)
async def games(
    service: TheService, me: MaybeMe, wanted: Annotated[requests.GameFilter, Query()]
) -> Response:
    """Games in brief, newest first."""
    listed = await service.records.find(
        Wanted(
            status=wanted.status,
            mode=wanted.mode,
            mine=_mine(wanted.mine, me),
            after=wanted.after,
            limit=wanted.limit,
        )
    )
    return json(listed)


@router.get("/api/records", response_model=responses.Page)
async def records(
    service: TheService, me: MaybeMe, wanted: Annotated[requests.RecordFilter, Query()]
) -> Response:
    """Finished games in brief, the last finished first."""
    listed = await service.records.find(
        Wanted(
            status="finished",
            mode=wanted.mode,
            player=wanted.player,
            mine=_mine(wanted.mine, me),
            me=me,
            since=wanted.since,
            until=wanted.until,
            after=wanted.after,
            limit=wanted.limit,
        )
    )
    return json(listed)


def _mine(wanted: bool, me: str | None) -> str | None:
    if wanted and me is None:
        raise Refusal("no_secret", "this needs the header Authorization: Bearer <secret>")
    return me if wanted else None


@router.get("/api/games/{game}", response_model=responses.StateForYou)
async def one_game(
    service: TheService,
    me: MaybeMe,
    game: GameId,
    details: bool = False,
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """How a game stands."""
    return json(await service.state(game, me, details, since))


@router.delete("/api/games/{game}", status_code=204, response_class=Response)
async def delete(service: TheService, player: Me, game: GameId) -> Response:
    """Delete a game that has not started."""
    await service.lobby.delete(game, player)
    service.others.deleted(game)
    return Response(status_code=204)


@router.post("/api/games/{game}/join", response_model=responses.StateForYou)
async def join(service: TheService, player: Me, game: GameId, body: requests.Join) -> Response:
    """Take an open seat."""
    table = await service.lobby.join(game, player, body.seat, body.hints)
    return await state_of(service, table, player.id)


@router.post("/api/games/{game}/invitations", status_code=201, response_model=responses.Invitation)
async def invite(service: TheService, player: Me, game: GameId, body: requests.Invite) -> Response:
    """A link for one friend."""
    return json(await service.lobby.invite(game, player, body.seat), 201)


@router.get("/api/join/{token}", response_model=responses.Brief)
async def invited(service: TheService, token: InvitationToken) -> Response:
    """The game that an invitation is for."""
    table, _ = await service.lobby.invited(token)
    return json(brief(table, service.hub.connected(table.id)))


@router.post("/api/join/{token}", response_model=responses.StateForYou)
async def accept(
    service: TheService, player: Me, token: InvitationToken, body: requests.Accept
) -> Response:
    """Take the seat of an invitation."""
    table = await service.lobby.accept(token, player, body.hints)
    return await state_of(service, table, player.id)


@router.post("/api/games/{game}/leave", response_model=responses.StateForYou)
async def leave(service: TheService, player: Me, game: GameId, body: requests.Leave) -> Response:
    """Give up the own seats before the start."""
    table = await service.lobby.leave(game, player, body.number)
    return await state_of(service, table, player.id)


@router.post("/api/games/{game}/start", response_model=responses.StateForYou)
async def start(service: TheService, player: Me, game: GameId, body: requests.Start) -> Response:
    """Start with bots in the open seats."""
    table = await service.lobby.start(game, player, body.number, body.bot)
    return await state_of(service, table, player.id)


# Playing


@router.post("/api/games/{game}/actions", response_model=responses.StateForYou)
async def act(service: TheService, player: Me, game: GameId, body: requests.Act) -> Response:
    """An action of the seat that decides."""
    table = await service.play.act(game, player.id, body.number, body.seat, body.token)
    return await state_of(service, table, player.id)


@router.post("/api/games/{game}/undo", response_model=responses.StateForYou)
async def undo(service: TheService, player: Me, game: GameId, body: requests.Seated) -> Response:
    """Take back, or ask to."""
    table = await service.play.undo(game, player.id, body.number, body.seat)
    return await state_of(service, table, player.id)


@router.post("/api/games/{game}/undo/answer", response_model=responses.StateForYou)
async def answer(service: TheService, player: Me, game: GameId, body: requests.Answer) -> Response:
    """Answer a request to take back."""
    table = await service.play.answer(game, player.id, body.number, body.seat, body.agree)
    return await state_of(service, table, player.id)


@router.post("/api/games/{game}/resign", response_model=responses.StateForYou)
async def resign(service: TheService, player: Me, game: GameId, body: requests.Seated) -> Response:
    """Give up."""
    table = await service.play.resign(game, player.id, body.number, body.seat)
    return await state_of(service, table, player.id)


@router.post("/api/games/{game}/hints", response_model=responses.StateForYou)
async def allow_hints(
    service: TheService, player: Me, game: GameId, body: requests.AllowHints
) -> Response:
    """Allow hints, or no longer."""
    table = await service.play.allow_hints(game, player.id, body.number, body.seat, body.allow)
    return await state_of(service, table, player.id)


@router.post("/api/games/{game}/hint", response_model=responses.Hint)
async def hint(service: TheService, me: MaybeMe, game: GameId, body: requests.AskHint) -> Response:
    """What the bots advise."""
    return json(await service.hints.give(game, me, body.number, body.seat, body.action))


@router.post("/api/games/{game}/emotes", response_model=responses.Done)
async def emote(
    service: TheService, player: Me, game: GameId, body: requests.SendEmote
) -> Response:
    """A greeting for all who watch."""
    table = await service.tables.get(game)
    service.emote(table, player.id, body.seat, body.emote)
    return json({"game": game, "number": table.number})


@router.post("/api/games/{game}/rematch", status_code=201, response_model=responses.StateForYou)
async def rematch(service: TheService, player: Me, game: GameId, body: requests.Accept) -> Response:
    """The same once more, with the seats rotated."""
    table = await service.lobby.rematch(game, player, body.hints)
    return await state_of(service, table, player.id, 201)


# After the end


@router.get(
    "/api/games/{game}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}},
)
async def record(service: TheService, game: GameId) -> Response:
    """The record, as a file."""
    text = await service.records.record(game)
    headers = {"Content-Disposition": f'attachment; filename="century-{game}.txt"'}
    return Response(text, headers=headers, media_type="text/plain")


@router.get("/api/games/{game}/states", response_model=responses.Replay)
async def states(
    service: TheService,
    game: GameId,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = 50,
) -> Response:
    """The game step by step."""
    return json(await service.records.replay(game, first, limit))
