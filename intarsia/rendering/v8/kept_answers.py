"""V8's answers that this worker keeps. The same call has the same answer: views read no clock and no request."""

import hashlib
import threading
from collections import OrderedDict
from typing import Any


class KeptAnswers:
    """The most recently used answers, by the text of their calls. Callers must not change an answer."""

    def __init__(self, most_characters: int = 0) -> None:
        self._most = most_characters
        self._characters = 0
        self._answers: OrderedDict[bytes, tuple[Any, int]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, call: str) -> Any:
        """None for an unknown call."""
        key = _key(call)
        with self._lock:
            if key not in self._answers:
                return None
            self._answers.move_to_end(key)
            return self._answers[key][0]

    def keep(self, call: str, answer: Any, characters: int) -> None:
        """`characters` is how long the answer is."""
        key = _key(call)
        with self._lock:
            self._forget(key)
            self._answers[key] = answer, characters
            self._characters += characters
            while self._characters > self._most:
                self._forget(next(iter(self._answers)))

    def _forget(self, key: bytes) -> None:
        _answer, characters = self._answers.pop(key, (None, 0))
        self._characters -= characters


def _key(call: str) -> bytes:
    return hashlib.blake2b(call.encode("utf-8", "replace"), digest_size=16).digest()
