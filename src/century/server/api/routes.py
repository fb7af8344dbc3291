"""The HTTP requests of docs/server.md."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

import century
from century.server.addresses import client_of
from century.server.api.answers import json, json_aside
from century.server.api.guard import address, bearer_secret, is_local
from century.server.api.route import DescribedRoute
from century.server.aside import aside
from century.server.playing.players import Player
from century.server.protocol import requests
from century.server.running.service import Service
from century.server.telling import catalogue, finished
from century.server.telling.notices import feed
from century.server.telling.records import PAGE, Wanted
from century.tables import lessons, responses
from century.tables.refusal import Refusal
from century.tables.state import brief
from century.tables.table import Table
from century.words import languages

LIMITS = (
    *("most_games", "most_bot_games", "most_watchers", "most_watched"),
    *("most_bytes", "most_message"),
)
router = APIRouter(route_class=DescribedRoute)
bearer = HTTPBearer(auto_error=False, description="the secret of a player")

GameId = Annotated[str, Path(min_length=1, max_length=16, pattern=requests.ID)]
DeviceId = Annotated[str, Path(min_length=1, max_length=16, pattern=requests.ID)]
InvitationToken = Annotated[str, Path(min_length=1, max_length=64)]


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
    secret = bearer_secret(request.headers)
    return None if secret is None else (await service.players.find(secret)).id


Me = Annotated[Player, Depends(player_of)]
MaybeMe = Annotated[str | None, Depends(maybe_player)]


async def state_of(
    service: Service, table: Table, player: str | None, status: int = 200
) -> Response:
    return json(await service.state(table.id, player), status)


# The service


@router.get("/healthz", response_model=responses.Health)
async def health(service: TheService) -> Response:
    """Whether games can be played: something can be stored."""
    await service.health.check()
    return json({"status": "ok", "version": century.__version__})


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request, service: TheService) -> Response:
    """Numbers in the format of Prometheus, for who runs the server."""
    is_allowed = service.settings.public_metrics or is_local(request.scope)
    if not is_allowed and not service.is_admin(bearer_secret(request.headers)):
        raise Refusal("not_found", "there is no such address")
    return Response(service.metrics.text(), media_type="text/plain")


@router.get("/api/about", response_model=responses.About)
async def about(service: TheService) -> Response:
    """What this server has."""
    limits = {name: getattr(service.settings, name) for name in LIMITS}
    return json(
        {
            "version": century.__version__,
            "languages": languages(),
            "bots": century.bot_names(),
            "emotes": responses.EMOTES,
            "limits": limits,
            "announcement": service.announcements.now,
            "engine": service.engine and service.engine.name,
            "push": service.push.public,
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
    text = catalogue.locale(language)
    return Response(text, headers=headers, media_type="text/plain")


# Lessons


@router.get("/api/lessons", response_model=dict[str, responses.CourseEntry])
async def all_lessons() -> Response:
    """What is taught, by mode."""
    return json(lessons.listed())


@router.get("/api/questions/{mode}", response_model=list[responses.QuizQuestion])
async def quiz(
    request: Request,
    mode: Annotated[str, Path(max_length=64)],
    seed: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> Response:
    """Ten questions about positions of real games, with their answers."""
    return await json_aside(request, lessons.quiz, mode, seed)


@router.post("/api/lessons/{mode}/{lesson}", response_model=responses.LessonState)
async def one_lesson(
    mode: Annotated[str, Path(max_length=64)],
    lesson: Annotated[str, Path(max_length=64)],
    body: requests.LessonAnswers,
) -> Response:
    """A lesson after the answers that a learner gave. Nothing is kept."""
    return json(lessons.lesson_state(mode, lesson, body.answers))


# Players


@router.post("/api/players", status_code=201, response_model=responses.NewPlayer)
async def new_player(request: Request, service: TheService, body: requests.FirstDevice) -> Response:
    """A new player; the only time that the secret is told."""
    service.new_players.take(client_of(address(request.scope)))
    player, secret = await service.players.create(body.nickname, body.device)
    return json({"player": player.id, "nickname": player.nickname, "secret": secret}, 201)


@router.get("/api/players/me", response_model=responses.PlayerName)
async def me(player: Me) -> Response:
    return json({"player": player.id, "nickname": player.nickname})


@router.patch("/api/players/me", response_model=responses.PlayerName)
async def rename(service: TheService, secret: Secret, body: requests.Nickname) -> Response:
    """Another nickname, from the next game on."""
    player = await service.players.rename(secret, body.nickname)
    return json({"player": player.id, "nickname": player.nickname})


@router.get("/api/players/me/data", response_model=responses.PersonalData)
async def personal_data(service: TheService, player: Me) -> Response:
    """All that is known of you."""
    headers = {"Content-Disposition": 'attachment; filename="century-data.json"'}
    return json(await service.persons.export(player), headers=headers)


@router.delete("/api/players/me", status_code=204, response_class=Response)
async def erase(service: TheService, player: Me) -> Response:
    """Be forgotten: running games are given up, and finished ones lose your name."""
    await service.persons.erase(player)
    return Response(status_code=204)


# Devices


@router.get("/api/players/me/devices", response_model=responses.DeviceList)
async def devices(service: TheService, player: Me) -> Response:
    """The browsers that are yours."""
    return json({"devices": await service.devices.listed(player)})


@router.delete("/api/players/me/devices/{device}", status_code=204, response_class=Response)
async def remove_device(service: TheService, player: Me, device: DeviceId) -> Response:
    """Shut one of them out."""
    await service.devices.remove(player, device)
    return Response(status_code=204)


@router.post("/api/players/me/codes", status_code=201, response_model=responses.DeviceCode)
async def new_code(service: TheService, player: Me, body: requests.NewCode) -> Response:
    """A code that makes another browser yours, once and soon."""
    service.codes.take(player.id)
    return json(await service.devices.new_code(player, body.settings), 201)


@router.post("/api/devices", status_code=201, response_model=responses.NewDevice)
async def use_code(request: Request, service: TheService, body: requests.UseCode) -> Response:
    """Become the player who made the code; the only time that the secret is told."""
    service.codes.take(client_of(address(request.scope)))
    player, secret, settings = await service.devices.use_code(body.code, body.device)
    named = {"player": player.id, "nickname": player.nickname}
    return json({**named, "secret": secret, "settings": settings}, 201)


@router.get("/api/players/me/companions", response_model=responses.CompanionList)
async def companions(service: TheService, player: Me) -> Response:
    """People with whom you have played."""
    return json({"companions": await service.companions.listed(player)})


# Notices


@router.post("/api/players/me/push", status_code=204, response_class=Response)
async def add_push(service: TheService, player: Me, body: requests.Push) -> Response:
    """Tell this browser when it is your turn, also while it is closed."""
    if service.push.public is None:
        raise Refusal("not_found", "this server sends no notices")
    catalogue.check_language(body.language)
    await service.reminders.add_push(player, body)
    return Response(status_code=204)


@router.post("/api/players/me/push/remove", status_code=204, response_class=Response)
async def remove_push(service: TheService, player: Me, body: requests.PushPlace) -> Response:
    """Tell it no longer."""
    await service.reminders.remove_push(player, body.endpoint)
    return Response(status_code=204)


@router.post("/api/players/me/feed", status_code=201, response_model=responses.Feed)
async def new_feed(service: TheService, player: Me) -> Response:
    """An address that tells which games wait for you; whoever knows it may read it."""
    service.codes.take(player.id)
    return json(await service.reminders.new_feed(player), 201)


@router.delete("/api/players/me/feed", status_code=204, response_class=Response)
async def remove_feed(service: TheService, player: Me) -> Response:
    """Let it lead nowhere."""
    await service.reminders.remove_feed(player)
    return Response(status_code=204)


@router.get(
    "/feed/{secret}",
    response_class=Response,
    responses={200: {"content": {"application/rss+xml": {}}, "description": "RSS 2.0"}},
)
async def read_feed(
    request: Request,
    service: TheService,
    secret: InvitationToken,
    lang: Annotated[str, Query(max_length=16)] = "en",
) -> Response:
    """The games that wait for whoever has made the address."""
    catalogue.check_language(lang)
    player, nickname = await service.reminders.whose_feed(secret)
    tables = await service.waiting_for(player)
    site = str(request.base_url).rstrip("/")
    text = await asyncio.to_thread(feed, nickname, tables, site, lang)
    headers = {"Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type="application/rss+xml")


# Games


@router.post("/api/games", status_code=201, response_model=responses.StateForYou)
async def new_game(
    request: Request, service: TheService, player: Me, body: requests.NewGame
) -> Response:
    """A new game."""
    service.new_games.take(player.id)
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


@router.post("/api/records", status_code=201, response_model=responses.StateForYou)
async def bring(service: TheService, player: Me, body: requests.Brought) -> Response:
    """A game of yours that was played elsewhere, finished or not."""
    service.new_games.take(player.id)
    table = await service.lobby.bring(player, body.record)
    return await state_of(service, table, player.id, 201)


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
    """Delete a game that has not started, or that nobody else plays."""
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


@router.post("/api/games/{game}/seats", response_model=responses.StateForYou)
async def set_seat(
    service: TheService, player: Me, game: GameId, body: requests.SetSeat
) -> Response:
    """Close a free seat, open it again, or give it to a bot."""
    table = await service.lobby.set_seat(game, player, body)
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


@router.post("/api/games/{game}/read", response_model=responses.StateForYou)
async def read(service: TheService, player: Me, game: GameId, body: requests.Read) -> Response:
    """Let the own clock stand while one reads what the game is about, or go on."""
    table = await service.play.read(game, player.id, body.number, body.seat, body.reading)
    return await state_of(service, table, player.id)


@router.post("/api/games/{game}/hint", response_model=responses.Hint)
async def hint(service: TheService, me: MaybeMe, game: GameId, body: requests.AskHint) -> Response:
    """What the bots advise."""
    return json(await service.hints.give(game, me, body.number, body.seat, body.action))


@router.post("/api/games/{game}/position", response_model=responses.Redealt)
async def position(
    request: Request, service: TheService, me: MaybeMe, game: GameId, body: requests.AskHint
) -> Response:
    """What a hint would be asked about, for a browser that finds it itself."""
    service.positions.take(me or client_of(address(request.scope)))
    return json(await service.hints.position(game, me, body.number, body.seat, body.action))


@router.post("/api/games/{game}/emotes", response_model=responses.Done)
async def emote(
    service: TheService, player: Me, game: GameId, body: requests.SendEmote
) -> Response:
    """A greeting for all who watch."""
    table = await service.tables.get(game)
    service.emote(table, player.id, body.seat, body.emote)
    return json({"game": game, "number": table.number})


@router.get("/api/games/{game}/texts", response_model=responses.TextList)
async def texts(service: TheService, player: Me, game: GameId) -> Response:
    """What the people at the table have written."""
    return json({"texts": await service.chat.listed(game, player)})


@router.post("/api/games/{game}/texts", status_code=201, response_model=responses.Text)
async def write(service: TheService, player: Me, game: GameId, body: requests.SendText) -> Response:
    """Write to the people at the table."""
    service.texts.take(player.id)
    return json(await service.chat.write(game, player, body.seat, body.text), 201)


@router.post("/api/games/{game}/texts/{number}/report", status_code=204, response_class=Response)
async def report(
    service: TheService,
    player: Me,
    game: GameId,
    number: Annotated[int, Path(ge=0, le=2**31 - 1)],
) -> Response:
    """Tell the host of a text."""
    service.texts.take(player.id)
    await service.chat.report(game, player, number)
    return Response(status_code=204)


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
async def record(
    service: TheService,
    game: GameId,
    lang: Annotated[str | None, Query(max_length=16)] = None,
) -> Response:
    """The record, as a file; with a language, every turn is told in a comment."""
    catalogue.check_language(lang)
    table = await service.records.finished(game)
    asked = (service.database.url, game, table.deal, table.promise, lang)
    text = await aside(finished.record, *asked)
    headers = {"Content-Disposition": f'attachment; filename="century-{game}.txt"'}
    return Response(text, headers=headers, media_type="text/plain")


@router.get("/api/games/{game}/states", response_model=responses.Replay)
async def states(
    request: Request,
    service: TheService,
    game: GameId,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = 50,
) -> Response:
    """The game step by step."""
    table = await service.records.finished(game)
    url = service.database.url
    return await json_aside(request, finished.steps, url, game, table.deal, first, limit)
