"""A stand-in for clamd: a real socket that speaks INSTREAM and finds the test virus of EICAR."""

import socketserver
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager

VIRUS = b"X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"


class Scanner(socketserver.StreamRequestHandler):
    """`server.received` counts bytes. A `server.reply` is given instead of the result."""

    def handle(self) -> None:
        assert self.rfile.read(len(b"zINSTREAM\0")) == b"zINSTREAM\0"
        is_infected, before = False, b""
        while size := struct.unpack("!L", self.rfile.read(4))[0]:
            block = self.rfile.read(size)
            self.server.received += len(block)
            is_infected = is_infected or VIRUS in before + block
            before = block[-len(VIRUS) :]
        result = b"stream: Eicar-Signature FOUND" if is_infected else b"stream: OK"
        self.wfile.write((self.server.reply or result) + b"\0")


@contextmanager
def clamd(server: socketserver.BaseServer) -> Iterator[socketserver.BaseServer]:
    server.received, server.reply = 0, b""
    thread = threading.Thread(target=server.serve_forever, args=[0.01])
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
