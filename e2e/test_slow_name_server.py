"""A name server that does not answer keeps no page waiting, however many visitors have their e-mail checked."""

import shutil
from pathlib import Path

import pytest

from e2e.silent_name_server import CALLS, with_silent_name_server
from e2e.site import prepared_folder

pytestmark = [pytest.mark.server, pytest.mark.long]


def test_pages_are_as_fast_as_before_while_forty_checks_wait_for_a_silent_name_server(tmp_path: Path):
    shutil.copytree(prepared_folder(), tmp_path / "var")
    at_rest, attacked = with_silent_name_server(tmp_path / "var")

    print(f"{at_rest * 1000:.1f} ms at rest, {attacked * 1000:.1f} ms with {CALLS} checks")
    assert attacked <= 2 * at_rest
