"""Writes the firewall's rules for nginx."""

import shlex
import subprocess
import time
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import DatabaseError, InterfaceError, connection

from intarsia.page_cache.conf import conf
from intarsia.page_cache.nginx import name_of

from ...nginx import firewall_conf
from ...rules import READ_EVERY_SECONDS, Rules, read_rules


class Command(BaseCommand):
    help = (
        "Writes the firewall's rules for nginx. Pass the same file to `intarsia_nginx --firewall=FILE`. "
        "With --watch, it keeps running and writes the file again after each change of the rules."
    )

    def add_arguments(self, parser):
        parser.add_argument("file", type=Path, help="For example /etc/nginx/intarsia-firewall.conf.")
        parser.add_argument("--name", default="", help="The same as that of `intarsia_nginx`.")
        parser.add_argument("--watch", action="store_true", help="Keep running, and write it again after changes.")
        parser.add_argument("--reload", default="", help='Run after each change, for example "systemctl reload nginx".')

    def handle(self, **options: Any) -> None:
        self.file, self.reload = options["file"], shlex.split(options["reload"])
        self.name = options["name"] or name_of(conf())
        self.loaded_rules = self.file.read_text() if self.file.exists() else ""
        rules = self._follow(None)
        while options["watch"]:
            time.sleep(READ_EVERY_SECONDS)
            try:
                rules = self._follow(rules)
            except (DatabaseError, InterfaceError, CommandError) as error:
                # nginx keeps the old rules until the next try.
                self.stderr.write(f"Not written: {error}")
            finally:
                connection.close()

    def _follow(self, known: Rules | None) -> Rules:
        rules = read_rules(known)
        if rules is not known:
            self._tell(firewall_conf(rules, self.name))
        return rules

    def _tell(self, text: str) -> None:
        if text == self.loaded_rules:
            return
        self._write(text)
        if self.reload and subprocess.run(self.reload, check=False).returncode:
            raise CommandError(
                f"The rules were written, but `{shlex.join(self.reload)}` failed. nginx still uses the old rules."
            )
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
