"""What the reference says about a computed default is the default."""

import re

import pytest

from intarsia.site_options import OPTIONS

UNITS = {"KiB": 1024, "MiB": 1024**2, "GiB": 1024**3, "seconds": 1, "minutes": 60, "hours": 3600, "days": 24 * 3600}
STATED = [option for option in OPTIONS if re.fullmatch(r"\d+ \w+", option.default_text)]


@pytest.mark.parametrize("option", STATED, ids=lambda option: option.name)
def test_documented_default_is_the_default(option):
    number, unit = option.default_text.split()

    assert option.default == int(number) * UNITS[unit]


def test_defaults_with_a_unit_are_found():
    assert "INTARSIA_CACHE_MEMORY" in {option.name for option in STATED}
