"""Writes the firewall's rules for nginx."""

import shlex
import subprocess
import time
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import DatabaseError, InterfaceError, connection

from intarsia.page_cache.conf import conf
from intarsia.page_cache.nginx import name_of, names_in

from ...nginx import firewall_conf
from ...rules import READ_EVERY_SECONDS, Rules, read_rules


class Command(BaseCommand):
    help = (
        "Writes the firewall's rules for nginx. Pass the same file to `intarsia_nginx --firewall=FILE`. "
        "With --watch, it keeps running and writes the file again after each change of the rules."
    )

    def add_arguments(self, parser):
        parser.add_argument("file", type=Path, help="For example /etc/nginx/intarsia-firewall.conf.")
        parser.add_argument(
            "--name", default="", help="The same as that of `intarsia_nginx`. Default: that of the file."
        )
        parser.add_argument("--watch", action="store_true", help="Keep running, and write it again after changes.")
        parser.add_argument("--reload", default="", help='Run after each change, for example "systemctl reload nginx".')

    def handle(self, **options: Any) -> None:
        self.file, self.reload = options["file"], shlex.split(options["reload"])
        self.loaded_rules = self.file.read_text() if self.file.exists() else ""
        self.names = self._names(options["name"])
        if not options["watch"]:
            self._follow(None)
            return
        rules = None
        while True:
            try:
                rules = self._follow(rules)
            except (DatabaseError, InterfaceError, CommandError) as error:
                # nginx keeps the old rules until the next try.
                self.stderr.write(f"Not written: {error}")
            finally:
                connection.close()
            time.sleep(READ_EVERY_SECONDS)

    def _names(self, name: str) -> list[str]:
        """The names in the file stay: without them, nginx does not load a configuration that was printed before."""
        known = names_in(self.loaded_rules)
        return list(dict.fromkeys([name or next(iter(known), name_of(conf())), *known]))

    def _follow(self, known: Rules | None) -> Rules:
        rules = read_rules(known)
        if rules is not known:
            self._tell("\n".join(firewall_conf(rules, name) for name in self.names))
        return rules

    def _tell(self, text: str) -> None:
        if text == self.loaded_rules:
            return
        self._write(text)
        if self.reload and subprocess.run(self.reload, check=False).returncode:
            if self.loaded_rules:
                # nginx must be able to start, and the next try must find a change.
                self._write(self.loaded_rules)
            raise CommandError(f"`{shlex.join(self.reload)}` failed. nginx still uses the old rules.")
        self.loaded_rules = text

    def _write(self, text: str) -> None:
        """Atomic, because nginx may read the file at any moment."""
        beside = self.file.with_name(f"{self.file.name}.new")
        try:
            beside.write_text(text)
            beside.replace(self.file)
        except OSError as error:
            raise CommandError(
                f"{self.file} cannot be written ({error.strerror}). Choose a folder that this user can write to."
            ) from error
