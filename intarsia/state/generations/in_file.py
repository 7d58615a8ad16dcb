"""Generations in a small file, for the processes of one machine."""

import json
import os
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from types import MappingProxyType

from django.core.exceptions import ImproperlyConfigured

from intarsia.state.locks.on_machine import locked

from . import Generations, drop_oldest
from .tags import EVERYTHING


class FileGenerations:
    def __init__(self, directory: Path):
        self._file = directory / "generations.json"
        self._new = directory / "generations.new"
        self._lock = directory / "generations.lock"
        self._seen: tuple[tuple[int, int, int] | None, Generations] = (None, Generations())
        self._reading = threading.Lock()
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self.read()
        except OSError as error:
            raise ImproperlyConfigured(
                f"The page cache cannot write to {directory} ({error}), which its processes use to share changes. "
                "Make the folder writable for them, or set INTARSIA_CACHE_DIR to a writable one."
            ) from error

    def read(self) -> Generations:
        signature, seen = self._seen
        if signature is not None and self._signature() == signature:
            return seen
        with self._reading:
            return self._load() or self._start_anew()

    def bump(self, tags: Iterable[str]) -> Generations:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with locked(self._lock):
            numbers = self._numbers()
            lost = numbers is None
            numbers = numbers or {}
            number = self._next(numbers)
            numbers |= dict.fromkeys([*tags, EVERYTHING] if lost else tags, number)
            self._write(drop_oldest(numbers), number)
        with self._reading:
            return self._load() or self._start_anew()

    def _start_anew(self) -> Generations:
        """The file is missing or unreadable, so any page may have changed: start with a new number for all."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with locked(self._lock):
            if self._numbers() is None:
                number = self._next({})
                self._write({EVERYTHING: number}, number)
        return self._load() or Generations()

    def _next(self, numbers: dict[str, int]) -> int:
        return max(time.time_ns() // 1000, max(numbers.values(), default=0) + 1, self._seen[1].current + 1)

    def _load(self) -> Generations | None:
        # Read the signature first, so that a concurrent change is read twice and never missed.
        signature = self._signature()
        numbers = self._numbers()
        if signature is None or numbers is None:
            return None
        generations = Generations(max(numbers.values(), default=0), MappingProxyType(numbers))
        self._seen = (signature, generations)
        return generations

    def _signature(self) -> tuple[int, int, int] | None:
        try:
            stat = os.stat(self._file)
        except FileNotFoundError:
            return None
        return stat.st_mtime_ns, stat.st_ino, stat.st_size

    def _numbers(self) -> dict[str, int] | None:
        try:
            return {str(tag): int(number) for tag, number in json.loads(self._file.read_bytes()).items()}
        except (FileNotFoundError, ValueError, AttributeError, TypeError):
            return None

    def _write(self, numbers: dict[str, int], number: int) -> None:
        with open(self._new, "w") as file:
            json.dump(numbers, file)
            file.flush()
            os.fsync(file.fileno())
        # Set the time, because two writes within one clock tick would otherwise look the same.
        os.utime(self._new, ns=(number * 1000, number * 1000))
        os.replace(self._new, self._file)
