"""`manage.py intarsia_firewall_nginx`: nginx always finds a file that it can load."""

import sys
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from intarsia.firewall.management.commands import intarsia_firewall_nginx
from intarsia.firewall.models import FirewallNetwork

from .test_nginx import block

pytestmark = pytest.mark.django_db


def written(file, **options) -> str:
    call_command("intarsia_firewall_nginx", file, stderr=StringIO(), **options)
    return file.read_text()


def test_a_file_keeps_its_name_so_that_nginx_still_loads_the_configuration_of_before(tmp_path, settings):
    file = tmp_path / "firewall.conf"
    settings.INTARSIA_CACHE_DIR = tmp_path
    before = written(file, name="intarsia")
    assert block(before, "intarsia_stopped")

    settings.INTARSIA_CACHE_DIR = tmp_path / "moved"
    assert written(file) == before


def test_a_file_that_gets_another_name_has_both(tmp_path):
    file = tmp_path / "firewall.conf"
    written(file, name="intarsia")
    text = written(file, name="shop")

    assert block(text, "shop_stopped") and block(text, "intarsia_stopped")
    assert written(file) == text


def test_rules_that_nginx_does_not_load_are_undone_and_tried_again(tmp_path):
    file = tmp_path / "firewall.conf"
    before = written(file)
    FirewallNetwork.objects.create(network="192.0.2.0/24", action="stop")
    for _ in range(2):
        with pytest.raises(CommandError, match="nginx still uses the old rules"):
            written(file, reload="false")
        assert file.read_text() == before

    assert "192.0.2.0/24 -stopped;" in written(file, reload="true")


class Stopped(Exception):
    """By the test."""


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_watching_continues_after_a_reload_that_failed_at_its_start(tmp_path, monkeypatch):
    pauses = []

    def pause(_seconds: float) -> None:
        pauses.append(1)
        if len(pauses) == 2:
            raise Stopped

    monkeypatch.setattr(intarsia_firewall_nginx.time, "sleep", pause)
    # The first reload fails.
    reload = f"{sys.executable} -c \"import os; os.mkdir('{tmp_path}/once'); raise SystemExit(1)\""
    errors = StringIO()
    with pytest.raises(Stopped):
        call_command("intarsia_firewall_nginx", tmp_path / "f.conf", watch=True, reload=reload, stderr=errors)

    assert errors.getvalue().count("nginx still uses the old rules") == 2
