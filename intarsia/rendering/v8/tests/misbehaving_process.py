"""A program that takes the place of the renderer process and misbehaves as the test wants.

The file in the environment variable MISBEHAVIOR has one word per line. Each call takes the next one.
"""

import os
import signal
import socket
import sys
from pathlib import Path

from ..frames import ANSWER, REQUEST, Answer, Request

PONG = b'"pong"'
DIES_WHILE_STARTING = "dies while starting"


def main() -> None:
    worker = socket.socket(fileno=sys.stdin.fileno())
    requests = worker.makefile("rb")
    while header := requests.read(REQUEST.size):
        kind, _milliseconds, size = REQUEST.unpack(header)
        code = requests.read(size)
        if b"intarsia." in code:
            misbehave(worker, next_word(), kind)
        elif words().read_text().startswith(DIES_WHILE_STARTING):
            next_word()
            os.kill(os.getpid(), signal.SIGKILL)
        else:
            worker.sendall(ANSWER.pack(Answer.NOTHING, 0))


def words() -> Path:
    return Path(os.environ["MISBEHAVIOR"])


def next_word() -> str:
    word, _, rest = words().read_text().partition("\n")
    words().write_text(rest)
    return word


def misbehave(worker: socket.socket, word: str, kind: int) -> None:
    answer = ANSWER.pack(Answer.TEXT, len(PONG)) + PONG
    end = ANSWER.pack(Answer.IDLE, 0) if kind == Request.RENDER else b""
    sent = {
        "answers": answer + end,
        "answers half": answer[:-3],
        "answers and dies": answer,
        "garbage": os.urandom(1000),
        "unknown kind": ANSWER.pack(77, 0),
        "wrong kind": ANSWER.pack(Answer.IDLE, 0),
        "no JSON": ANSWER.pack(Answer.TEXT, 3) + b"a'b" + end,
        "no UTF-8": ANSWER.pack(Answer.TEXT, 2) + b"\xff\xff" + end,
        "much too long": ANSWER.pack(Answer.TEXT, 2**60),
    }
    worker.sendall(sent.get(word, b""))
    if word in ("dies", "answers half", "answers and dies"):
        os.kill(os.getpid(), signal.SIGKILL)
    if word == "exits":
        os._exit(0)
    if word == "closes":
        worker.shutdown(socket.SHUT_RDWR)
        signal.pause()
    if word == "stops":
        os.kill(os.getpid(), signal.SIGSTOP)


if __name__ == "__main__":
    main()
