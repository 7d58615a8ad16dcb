"""Generations in a small file, for the processes of one machine.

If the file cannot be written, such as on a full disk, a purge becomes one of everything: its number replaces that in a
second file, which needs no space because its length never changes.
"""

import contextlib
import json
import logging
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

logger = logging.getLogger(__name__)
RETRY_SECONDS = 1.0
DIGITS = 20


class FileGenerations:
    def __init__(self, directory: Path):
        self._file = directory / "generations.json"
        self._new = directory / "generations.new"
        self._lock = directory / "generations.lock"
        self._in_place = directory / "generations.all"
        self._seen: tuple[tuple[int, ...] | None, Generations] = (None, Generations())
        self._reading = threading.Lock()
        self.problem = ""
        # When a purge that other processes do not know is tried again.
        self._retry_at = 0.0
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self.read()
            self._reserve_space()
        except OSError as error:
            raise ImproperlyConfigured(
                f"The page cache cannot write to {directory} ({error}), which its processes use to share changes. "
                "Make the folder writable for them, or set INTARSIA_CACHE_DIR to a writable one."
            ) from error

    def read(self) -> Generations:
        if self._retry_at and time.monotonic() >= self._retry_at:
            self._retry()
        signature, seen = self._seen
        if signature is not None and self._signature() == signature:
            return seen
        with self._reading:
            return self._load() or self._start_anew()

    def bump(self, tags: Iterable[str]) -> Generations:
        tags = list(tags)
        try:
            self._bump_in_file(tags)
            self.problem, self._retry_at = "", 0.0
        except OSError as error:
            is_shared = self._bump_in_place()
            self._log_once(error, is_shared)
            if not is_shared:
                return self._bump_in_memory(tags)
        with self._reading:
            return self._load() or self._start_anew()

    def _bump_in_file(self, tags: list[str]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with locked(self._lock):
            numbers = self._numbers()
            lost = numbers is None
            numbers = numbers or {}
            number = self._next(numbers)
            numbers |= dict.fromkeys([*tags, EVERYTHING] if lost else tags, number)
            self._write(drop_oldest(numbers), number)

    def _bump_in_place(self) -> bool:
        """Whether other processes can see it."""
        try:
            with locked(self._lock):
                # A shorter file has no reserved space.
                number = f"{self._next(self._numbers() or {}):0{DIGITS}d}".encode()
                descriptor = os.open(self._in_place, os.O_RDWR | os.O_CLOEXEC)
                try:
                    written = os.pwrite(descriptor, number, 0)
                    os.fsync(descriptor)
                finally:
                    os.close(descriptor)
        except OSError:
            return False
        self._retry_at = 0.0
        return written == DIGITS

    def _bump_in_memory(self, tags: list[str]) -> Generations:
        """For this process only, until the folder can be written again."""
        self._retry_at = time.monotonic() + RETRY_SECONDS
        with self._reading:
            signature, seen = self._seen
            number = self._next({})
            numbers = {**seen.tags, **dict.fromkeys(tags, number)}
            self._seen = signature, Generations(number, MappingProxyType(drop_oldest(numbers)))
        return self._seen[1]

    def _retry(self) -> None:
        """Other processes missed purges of this one, so they drop all pages. Until that succeeds, nothing changes."""
        self._retry_at = time.monotonic() + RETRY_SECONDS
        try:
            self._bump_in_file([EVERYTHING])
            self.problem, self._retry_at = "", 0.0
        except OSError:
            self._bump_in_place()

    def _log_once(self, error: OSError, is_shared: bool) -> None:
        """Once per outage: the folder stays as it is until someone repairs it."""
        if not self.problem:
            result = (
                "Each purge drops all pages instead."
                if is_shared
                else "Other processes of this site show outdated pages until it can be written."
            )
            logger.error("The folder of the page cache cannot be written: %s. %s", error, result)
        self.problem = str(error.strerror or error)

    def _reserve_space(self) -> None:
        if self._number_in_place() is None:
            with contextlib.suppress(OSError):
                self._in_place.write_bytes(b"0" * DIGITS)

    def _number_in_place(self) -> int | None:
        try:
            content = self._in_place.read_bytes()
        except OSError:
            return None
        return int(content) if len(content) == DIGITS and content.isdigit() else None

    def _start_anew(self) -> Generations:
        """The file is missing or unreadable, so any page may have changed: start with a new number for all."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with locked(self._lock):
                if self._numbers() is None:
                    number = self._next({})
                    self._write({EVERYTHING: number}, number)
        except OSError:
            signature, seen = self._seen
            if not seen.current:
                raise
            # On a full disk, a process that has known a number before serves its pages as they are.
            return seen
        return self._load() or Generations()

    def _next(self, numbers: dict[str, int]) -> int:
        known = max(numbers.values(), default=0), self._number_in_place() or 0, self._seen[1].current
        return max(time.time_ns() // 1000, max(known) + 1)

    def _load(self) -> Generations | None:
        # Read the signature first, so that a concurrent change is read twice and never missed.
        signature = self._signature()
        numbers = self._numbers()
        if signature is None or numbers is None:
            return None
        if in_place := self._number_in_place():
            numbers[EVERYTHING] = max(in_place, numbers.get(EVERYTHING, 0))
        generations = Generations(max(numbers.values(), default=0), MappingProxyType(numbers))
        self._seen = (signature, generations)
        return generations

    def _signature(self) -> tuple[int, ...] | None:
        try:
            stat = os.stat(self._file)
        except FileNotFoundError:
            return None
        return stat.st_mtime_ns, stat.st_ino, stat.st_size, self._number_in_place() or 0

    def _numbers(self) -> dict[str, int] | None:
        try:
            return {str(tag): int(number) for tag, number in json.loads(self._file.read_bytes()).items()}
        except (FileNotFoundError, ValueError, AttributeError, TypeError):
            return None

    def _write(self, numbers: dict[str, int], number: int) -> None:
        try:
            with open(self._new, "w") as file:
                json.dump(numbers, file)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            self._new.unlink(missing_ok=True)
            raise
        # Set the time, because two writes within one clock tick would otherwise look the same.
        os.utime(self._new, ns=(number * 1000, number * 1000))
        os.replace(self._new, self._file)
