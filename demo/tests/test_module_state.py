"""The check that finds what modules keep while the process runs."""

import pytest

from scripts.module_state.__main__ import main
from scripts.module_state.scan import state_of


@pytest.mark.parametrize(
    "source",
    [
        "from functools import cache\n@cache\ndef kept(): ...",
        "import functools\n@functools.lru_cache(maxsize=8)\ndef kept(): ...",
        "kept = {'a': 1}\ndef add(): kept['b'] = 2",
        "kept: list[str] = ['a']\ndef add(): kept.append('b')",
        "kept = set()\ndef add(): kept.add('b')",
        "kept = dict[str, int]()\ndef forget(): del kept['a']",
        "kept = None\ndef change():\n    global kept\n    kept = 1",
        "import threading\nkept = threading.local()",
        "from contextvars import ContextVar\nkept: ContextVar[str] = ContextVar('kept')",
        "class Names(dict): ...\nkept = Names()",
        "kept = Store()\ndef add(): kept.put('a', 1)",
        "class Store:\n    def __init__(self): self.values = {}\nkept = Store()",
        "class Store:\n    def keep(self, one): self.values.append(one)\nkept = Store()",
    ],
)
def test_a_value_that_changes_is_found(source):
    assert state_of(source) == {"kept"}


def test_an_empty_private_container_is_found():
    assert state_of("_finders = []") == {"_finders"}


@pytest.mark.parametrize(
    "source",
    [
        "LABELS = {'a': 1}\ndef label(name): return LABELS[name]",
        "NAMES = ('a', 'b')",
        "def names():\n    found = []\n    found.append(1)\n    return found",
        "class Store:\n    def __init__(self): self.values = {}",
        "class Size:\n    def double(self): return self.width * 2\nSMALL = Size(1)",
        "from django.views.decorators.cache import never_cache\n@never_cache\ndef view(): ...",
    ],
)
def test_constants_and_values_inside_functions_are_no_state(source):
    assert state_of(source) == set()


def test_all_state_of_the_product_is_listed(capsys):
    assert main() == 0, capsys.readouterr().out
