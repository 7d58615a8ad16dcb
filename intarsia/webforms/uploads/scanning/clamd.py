"""Asks clamd, the server of ClamAV, about content: its command INSTREAM, over TCP or a Unix socket."""

import socket
import struct
from collections.abc import Iterable
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

DEFAULT_PORT: Final = 3310
CONNECT_SECONDS: Final = 5
# For each block, and for the reply: large archives take a while.
ANSWER_SECONDS: Final = 120
MAX_REPLY_LENGTH: Final = 4096


class ScannerError(Exception):
    """The content was not scanned. The message is for staff."""


def scan_stream(blocks: Iterable[bytes], address: str) -> str:
    """The name of the virus; empty if there is none. `address` is `tcp://host:port` or `unix:///path`."""
    try:
        with _connect(address) as connection:
            connection.settimeout(ANSWER_SECONDS)
            connection.sendall(b"zINSTREAM\0")
            for block in blocks:
                connection.sendall(struct.pack("!L", len(block)) + block)
            connection.sendall(struct.pack("!L", 0))
            reply = _reply(connection)
    except OSError as error:
        raise ScannerError(f"clamd at {address} did not answer: {error}") from error
    if reply.endswith(" FOUND"):
        return reply.removeprefix("stream: ").removesuffix(" FOUND")
    if reply != "stream: OK":
        raise ScannerError(f"clamd at {address} answered: {reply or 'nothing'}")
    return ""


def _connect(address: str) -> socket.socket:
    url = urlsplit(address)
    if url.scheme != "unix":
        return socket.create_connection((url.hostname, url.port or DEFAULT_PORT), CONNECT_SECONDS)
    connection = socket.socket(socket.AF_UNIX)
    connection.settimeout(CONNECT_SECONDS)
    try:
        connection.connect(url.path)
    except OSError:
        connection.close()
        raise
    return connection


def _reply(connection: socket.socket) -> str:
    reply, end = b"", monotonic() + ANSWER_SECONDS
    while len(reply) < MAX_REPLY_LENGTH and not reply.endswith(b"\0"):
        connection.settimeout(max(end - monotonic(), 0.001))
        more = connection.recv(MAX_REPLY_LENGTH)
        if not more:
            break
        reply += more
    return reply.rstrip(b"\0").decode(errors="replace")
