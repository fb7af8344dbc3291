#!/usr/bin/env python3
"""A real Firefox, if the machine has one, driven by the WebDriver BiDi that it speaks itself.

Playwright brings a patched Firefox of its own, but drives any other in this way, too. It expects a
newer one than many machines have: run as a program, this is a Firefox that says yes to commands
that it does not know, which are about downloads, screens and preferences.
"""

import asyncio
import json
import os
import re
import shutil
import signal
import sys
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Playwright
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

NAMES = ("firefox-esr", "firefox")
HERE = "127.0.0.1"
LISTENS = re.compile(rb"(ws://127\.0\.0\.1:\d+)")
UNKNOWN = "unknown command"
YES = {"collector": ""}  # the only answer that is read


def find_firefox() -> str | None:
    """`CENTURY_FIREFOX` names another one."""
    found = (shutil.which(name) for name in NAMES)
    return os.environ.get("CENTURY_FIREFOX") or next(filter(None, found), None)


def launch_firefox(playwright: Playwright) -> Browser:
    """Through this file as a program, run by the Python that runs this."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=__file__, env={**os.environ, "PATH": path}
    )


async def talk(address: str, near: ServerConnection) -> None:
    """Between the browser, which listens there, and who drives it, until one of them goes."""
    assert near.request
    async with connect(address + near.request.path, max_size=None, proxy=None) as far:
        ways = [asyncio.create_task(way) for way in (pass_on(near, far), answer(far, near))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()


async def pass_on(near: ServerConnection, far: ClientConnection) -> None:
    async for text in near:
        await far.send(text)


async def answer(far: ClientConnection, near: ServerConnection) -> None:
    async for text in far:
        told = json.loads(text)
        if told.get("error") == UNKNOWN:
            told = {"type": "success", "id": told["id"], "result": YES}
        await near.send(json.dumps(told))


async def main() -> int:
    firefox = await asyncio.create_subprocess_exec(
        find_firefox() or "firefox", *sys.argv[1:], stderr=asyncio.subprocess.PIPE
    )
    assert firefox.stderr
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, firefox.terminate)
    async for line in firefox.stderr:
        if found := LISTENS.search(line):  # where it listens is told to who has started it
            server = await serve(partial(talk, found[0].decode()), HERE, 0, max_size=None)
            port = server.sockets[0].getsockname()[1]
            line = line.replace(found[0], f"ws://{HERE}:{port}".encode())
        sys.stderr.buffer.write(line)
        sys.stderr.flush()
    return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
