"""Where bots think: in processes of this machine, or on Ray."""

import re
from functools import partial

import century
from century.data.reader import shown
from century.errors import InvalidOption
from century.rules.machine import ways
from century.server.gauges import Gauges
from century.server.settings import RAY, Settings
from century.server.thinking.in_worker import warm_up
from century.server.thinking.pooled_thinker import local_thinker, ray_thinker
from century.server.thinking.scheduler import Scheduler
from century.server.thinking.tally import Tally
from century.server.thinking.thinkers import Thinker, Thinkers

NICENESS, QUICK_NICENESS = 10, 2  # the less, the sooner served; the server itself has 0
LOCAL_RAY = "local"
PLACE = re.compile(r"(ray://)?[^/\s]+:\d{1,5}")


def make_thinkers(settings: Settings, gauges: Gauges) -> Thinkers:
    """As the settings say; quick turns always have a worker of this machine to themselves."""
    size = max(1, settings.bot_workers)
    setup = partial(warm_up, century.__version__, NICENESS)
    general: list[Thinker] = []
    for _ in range(size):
        if settings.bots:
            address = LOCAL_RAY if settings.bots == RAY else settings.bots
            general.append(ray_thinker(address, size, setup))
        else:
            general.append(local_thinker(setup))
    quick = partial(warm_up, century.__version__, QUICK_NICENESS)
    reserved = [local_thinker(quick)] if settings.bot_workers else []
    scheduler = Scheduler(size, settings.bot_patience)
    return Thinkers(scheduler, Tally(gauges), general, reserved, cold=not ways.is_ready())


def check_place(bots: str) -> None:
    """Refuse a cluster that is none or does not answer, before anything is started."""
    from century.workers.cluster import knock

    if bots != RAY and not PLACE.fullmatch(bots):
        raise InvalidOption(f"bots {shown(bots)}: must be ray, ray://HOST:PORT or HOST:PORT")
    try:
        knock(bots)
    except OSError as error:
        raise InvalidOption(f"bots {shown(bots)}: cannot connect: {error}") from None
