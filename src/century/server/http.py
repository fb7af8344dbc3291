"""The HTTP requests of docs/server.md."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from prometheus_client import generate_latest

import century
from century.server import answers, catalogue, forms
from century.server.guard import address
from century.server.lobby import check_bot
from century.server.players import Player
from century.server.records import MOST, Wanted
from century.server.refusal import Refusal
from century.server.server import Server
from century.server.state import brief
from century.server.table import BOT, HUMAN, OPEN, Seat, Table
from century.words import languages

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": answers.Refused}
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}
router = APIRouter(responses=ERRORS)
bearer = HTTPBearer(auto_error=False, description="the secret of a player")

GameId = Annotated[str, Path(min_length=1, max_length=16)]
InvitationToken = Annotated[str, Path(min_length=1, max_length=64)]


def json(value: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(value), status, media_type="application/json")


def the_server(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


TheServer = Annotated[Server, Depends(the_server)]


def secret_of(
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> str:
    if credentials is None:
        raise Refusal("no_secret", "this needs the header Authorization: Bearer <secret>")
    return credentials.credentials


Secret = Annotated[str, Depends(secret_of)]


async def player_of(server: TheServer, secret: Secret) -> Player:
    return await server.players.find(secret)


async def maybe_player(request: Request, server: TheServer) -> str | None:
    """Who asks, where it does not matter."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return None
    return (await server.players.find(secret)).id


Me = Annotated[Player, Depends(player_of)]
MaybeMe = Annotated[str | None, Depends(maybe_player)]


async def state_of(server: Server, table: Table, player: str | None, status: int = 200) -> Response:
    return json(await server.told(table.id, player), status)


# The service


@router.get("/healthz", response_model=answers.Health)
async def health(server: TheServer) -> Response:
    """Whether games can be played: the database answers."""
    async with server.database.read() as db:
        await db.exec_driver_sql("SELECT 1")
    return json({"status": "ok", "version": century.__version__})


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(server: TheServer) -> Response:
    """Numbers in the format of Prometheus."""
    return Response(generate_latest(server.metrics.registry), media_type="text/plain")


@router.get("/api/about", response_model=answers.About)
async def about(server: TheServer) -> Response:
    """What this server has."""
    limits = {
        name: getattr(server.settings, name)
        for name in ("most_games", "most_watchers", "most_watched", "most_bytes", "most_message")
    }
    return json(
        {
            "version": century.__version__,
            "languages": languages(),
            "bots": century.bot_names(),
            "emotes": catalogue.EMOTES,
            "limits": limits,
        }
    )


@router.get("/api/modes", response_model=dict[str, Any])
async def modes() -> Response:
    """What can be played."""
    return json(catalogue.modes())


@router.get("/api/modes/{mode}/components", response_model=dict[str, Any])
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


@router.post("/api/players", status_code=201, response_model=answers.NewPlayer)
async def new_player(request: Request, server: TheServer, form: forms.Nickname) -> Response:
    """A new player; the only time that the secret is told."""
    server.new_players.take(address(request.scope))
    player, secret = await server.players.create(form.nickname)
    return json({"player": player.id, "nickname": player.nickname, "secret": secret}, 201)


@router.get("/api/players/me", response_model=answers.PlayerTold)
async def me(player: Me) -> Response:
    return json({"player": player.id, "nickname": player.nickname})


@router.patch("/api/players/me", response_model=answers.PlayerTold)
async def rename(server: TheServer, secret: Secret, form: forms.Nickname) -> Response:
    """Another nickname, from the next game on."""
    player = await server.players.rename(secret, form.nickname)
    return json({"player": player.id, "nickname": player.nickname})


# Games


@router.post("/api/games", status_code=201, response_model=answers.State)
async def new_game(
    request: Request, server: TheServer, player: Me, form: forms.NewGame
) -> Response:
    """A new game."""
    server.new_games.take(address(request.scope))
    seats = [_seat(seat, player, form.hints) for seat in form.seats]
    table = await server.lobby.create(
        player, form.mode, seats, form.options, form.seed, form.public, form.clock.model_dump()
    )
    return await state_of(server, table, player.id, 201)


def _seat(form: forms.HumanSeat | forms.OpenSeat | forms.BotSeat, player: Player, h: bool) -> Seat:
    if isinstance(form, forms.BotSeat):
        return Seat(BOT, bot=check_bot(form.bot))
    if isinstance(form, forms.OpenSeat):
        return Seat(OPEN)
    return Seat(HUMAN, player.id, player.nickname, hints=h)


@router.get("/api/games", response_model=answers.Page)
async def games(
    server: TheServer, me: MaybeMe, wanted: Annotated[forms.GameFilter, Query()]
) -> Response:
    """Games in brief, newest first."""
    found = await server.records.find(
        Wanted(
            status=wanted.status,
            mode=wanted.mode,
            mine=_mine(wanted.mine, me),
            after=wanted.after,
            limit=wanted.limit,
        )
    )
    return json(found)


@router.get("/api/records", response_model=answers.Page)
async def records(
    server: TheServer, me: MaybeMe, wanted: Annotated[forms.RecordFilter, Query()]
) -> Response:
    """Finished games in brief, the last finished first."""
    found = await server.records.find(
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
    return json(found)


def _mine(wanted: bool, me: str | None) -> str | None:
    if wanted and me is None:
        raise Refusal("no_secret", "this needs the header Authorization: Bearer <secret>")
    return me if wanted else None


@router.get("/api/games/{game}", response_model=answers.State)
async def one_game(
    server: TheServer,
    me: MaybeMe,
    game: GameId,
    details: bool = False,
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """How a game stands."""
    return json(await server.told(game, me, details, since))


@router.delete("/api/games/{game}", status_code=204, response_class=Response)
async def delete(server: TheServer, player: Me, game: GameId) -> Response:
    """Delete a game that has not started."""
    await server.lobby.delete(game, player)
    server.news.deleted(game)
    return Response(status_code=204)


@router.post("/api/games/{game}/join", response_model=answers.State)
async def join(server: TheServer, player: Me, game: GameId, form: forms.Join) -> Response:
    """Take an open seat."""
    table = await server.lobby.join(game, player, form.seat, form.hints)
    return await state_of(server, table, player.id)


@router.post("/api/games/{game}/invitations", status_code=201, response_model=answers.Invitation)
async def invite(server: TheServer, player: Me, game: GameId, form: forms.Invite) -> Response:
    """A link for one friend."""
    return json(await server.lobby.invite(game, player, form.seat), 201)


@router.get("/api/join/{token}", response_model=answers.Common)
async def invited(server: TheServer, token: InvitationToken) -> Response:
    """The game that an invitation is for."""
    table, _ = await server.lobby.invited(token)
    return json(brief(table, server.hub.connected(table.id)))


@router.post("/api/join/{token}", response_model=answers.State)
async def accept(
    server: TheServer, player: Me, token: InvitationToken, form: forms.Accept
) -> Response:
    """Take the seat of an invitation."""
    table = await server.lobby.accept(token, player, form.hints)
    return await state_of(server, table, player.id)


@router.post("/api/games/{game}/leave", response_model=answers.State)
async def leave(server: TheServer, player: Me, game: GameId, form: forms.Leave) -> Response:
    """Give up the own seats before the start."""
    table = await server.lobby.leave(game, player, form.number)
    return await state_of(server, table, player.id)


@router.post("/api/games/{game}/start", response_model=answers.State)
async def start(server: TheServer, player: Me, game: GameId, form: forms.Start) -> Response:
    """Start with bots in the open seats."""
    table = await server.lobby.start(game, player, form.number, form.bot)
    return await state_of(server, table, player.id)


# Playing


@router.post("/api/games/{game}/actions", response_model=answers.State)
async def act(server: TheServer, player: Me, game: GameId, form: forms.Act) -> Response:
    """An action of the seat that decides."""
    table = await server.play.act(game, player.id, form.number, form.seat, form.token)
    return await state_of(server, table, player.id)


@router.post("/api/games/{game}/undo", response_model=answers.State)
async def undo(server: TheServer, player: Me, game: GameId, form: forms.Seated) -> Response:
    """Take back, or ask to."""
    table = await server.play.undo(game, player.id, form.number, form.seat)
    return await state_of(server, table, player.id)


@router.post("/api/games/{game}/undo/answer", response_model=answers.State)
async def answer(server: TheServer, player: Me, game: GameId, form: forms.Answer) -> Response:
    """Answer a request to take back."""
    table = await server.play.answer(game, player.id, form.number, form.seat, form.agree)
    return await state_of(server, table, player.id)


@router.post("/api/games/{game}/resign", response_model=answers.State)
async def resign(server: TheServer, player: Me, game: GameId, form: forms.Seated) -> Response:
    """Give up."""
    table = await server.play.resign(game, player.id, form.number, form.seat)
    return await state_of(server, table, player.id)


@router.post("/api/games/{game}/hints", response_model=answers.State)
async def allow_hints(
    server: TheServer, player: Me, game: GameId, form: forms.AllowHints
) -> Response:
    """Allow hints, or no longer."""
    table = await server.play.allow_hints(game, player.id, form.number, form.seat, form.allow)
    return await state_of(server, table, player.id)


@router.post("/api/games/{game}/hint", response_model=answers.Hint)
async def hint(server: TheServer, me: MaybeMe, game: GameId, form: forms.AskHint) -> Response:
    """What the bots advise."""
    return json(await server.hints.give(game, me, form.number, form.seat, form.action))


@router.post("/api/games/{game}/emotes", response_model=answers.Done)
async def emote(server: TheServer, player: Me, game: GameId, form: forms.SendEmote) -> Response:
    """A greeting for all who watch."""
    table = await server.tables.get(game)
    server.emote(table, player.id, form.seat, form.emote)
    return json({"game": game, "number": table.number})


@router.post("/api/games/{game}/rematch", status_code=201, response_model=answers.State)
async def rematch(server: TheServer, player: Me, game: GameId, form: forms.Accept) -> Response:
    """The same once more, with the seats rotated."""
    table = await server.lobby.rematch(game, player, form.hints)
    return await state_of(server, table, player.id, 201)


# After the end


@router.get(
    "/api/games/{game}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}},
)
async def record(server: TheServer, game: GameId) -> Response:
    """The record, as a file."""
    text = await server.records.record(game)
    headers = {"Content-Disposition": f'attachment; filename="century-{game}.txt"'}
    return Response(text, headers=headers, media_type="text/plain")


@router.get("/api/games/{game}/states", response_model=answers.Replay)
async def states(
    server: TheServer,
    game: GameId,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST)] = 50,
) -> Response:
    """The game step by step."""
    return json(await server.records.replay(game, first, limit))
