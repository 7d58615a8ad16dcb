"""A local mail server that accepts no mail and answers for each mailbox as a test needs it (RFC 5321)."""

import contextlib
import re
import socketserver
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

RECIPIENT = re.compile(rb"RCPT TO:<([^>]*)>", re.I)


@dataclass
class MailServer:
    address: str
    asked: list[str] = field(default_factory=list)
    # Every command, to see that nothing is sent.
    commands: list[str] = field(default_factory=list)


@contextlib.contextmanager
def mail_server(mailboxes: Mapping[str, str]) -> Iterator[MailServer]:
    """Answers by mailbox: `"ana@example.org": "250 2.1.5 fine"`. "slow@…" gets one character at a time, without end."""

    class Conversation(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            with contextlib.suppress(OSError):
                self.text_for("220 mail.example.org")
                for line in self.rfile:
                    server.commands.append(line.split(b" ")[0].strip().decode().upper())
                    self.answer(line)

        def answer(self, line: bytes) -> None:
            if not (found := RECIPIENT.match(line)):
                self.text_for("250 fine")
                return
            mailbox = found[1].decode()
            server.asked.append(mailbox)
            if mailbox.startswith("slow@"):
                while not ended.wait(0.05):
                    self.wfile.write(b"2")
                return
            self.text_for(mailboxes.get(mailbox, "550 5.1.1 no such user"))

        def text_for(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    ended = threading.Event()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Conversation) as listener:
        listener.daemon_threads = True
        where: Any = listener.server_address
        server = MailServer(f"{where[0]}:{where[1]}")
        thread = threading.Thread(target=listener.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        yield server
        ended.set()
        listener.shutdown()
        thread.join()
