"""A local mail server that accepts mails, rejects them, or never responds."""

import contextlib
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

ANSWERS = {b"EHLO": b"250 here", b"MAIL": b"250 ok", b"RCPT": b"250 ok", b"DATA": b"354 go on", b"QUIT": b"221 bye"}


@dataclass
class MailServer:
    port: int = 0
    mails: list[str] = field(default_factory=list)
    manner: str = "takes"
    is_over: threading.Event = field(default_factory=threading.Event)


@contextlib.contextmanager
def mail_server() -> Iterator[MailServer]:
    state = MailServer()

    class Conversation(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            _converse(state, self)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Conversation) as server:
        state.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        yield state
        state.is_over.set()
        server.shutdown()
        thread.join()


def _converse(state: MailServer, client: socketserver.StreamRequestHandler) -> None:
    if state.manner == "silent":
        state.is_over.wait()
        return
    client.wfile.write(b"220 here\r\n")
    while line := client.rfile.readline():
        command = line[:4].upper()
        refuses = state.manner == "refuses" and command == b"RCPT"
        client.wfile.write((b"550 nobody here" if refuses else ANSWERS.get(command, b"250 ok")) + b"\r\n")
        if command == b"DATA":
            state.mails.append(b"".join(iter(client.rfile.readline, b".\r\n")).decode())
            client.wfile.write(b"250 taken\r\n")
