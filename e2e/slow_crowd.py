"""200 slow bodies, 200 slow headers and 200 slow readers at once, in a process of the lowest priority.

Real clients run on machines of their own; these must not take the processor from the server that is measured.
Prints a line when all are connected. After a line on standard input it prints what became of them.
"""

import asyncio
import hashlib
import json
import os
import sys

from e2e.site import ROOT, Site
from e2e.slow_clients import Client

EACH = 200


def large_script(site: Site) -> tuple[str, bytes]:
    """The URL and the content of a static file of more than 100 kB, for the readers."""
    files = sorted((site.folder / "static" / "intarsia" / "chunks").glob("*.js"), key=lambda file: file.stat().st_size)
    file = next(file for file in files if file.stat().st_size > 100_000)
    return f"/static/intarsia/chunks/{file.name}", file.read_bytes()


class Crowd:
    """`async with` it."""

    def __init__(self, url: str, page: str, file: str) -> None:
        self._arguments = [url, page, file]

    async def __aenter__(self) -> "Crowd":
        pipes = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
        command = [sys.executable, "-m", "e2e.slow_crowd", *self._arguments]
        self._process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, **pipes)
        assert await self._process.stdout.readline() == b"connected\n"
        return self

    async def outcome(self) -> dict:
        output, _ = await self._process.communicate(b"\n")
        return json.loads(output)

    async def __aexit__(self, *_error: object) -> None:
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


async def crowd(url: str, page: str, file: str) -> None:
    sending = [asyncio.create_task(Client(f"{url}/ajax/").slow_body()) for _ in range(EACH)]
    sending += [asyncio.create_task(Client(url + page).slow_headers()) for _ in range(EACH)]
    reading = [asyncio.create_task(Client(url + file, 4096).read_slowly(16_384)) for _ in range(EACH)]
    await asyncio.sleep(1)
    print("connected", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    still_open = sum(not task.done() for task in sending)
    for task in sending:
        task.cancel()
    digests = {hashlib.sha256(ended.body).hexdigest() for ended in await asyncio.gather(*reading)}
    print(json.dumps({"still_open": still_open, "digests": sorted(digests)}))


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(crowd(*sys.argv[1:]))
