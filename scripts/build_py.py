"""What setuptools has no option for: modules outside the wheel, smaller catalogs, a front end that must be built."""

import json
from pathlib import Path
from typing import Any

from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

from scripts.catalogs import shrink_catalogs

# The front-end build writes it last.
FRONT_END = Path("intarsia/rendering/bundle/server.js.br")
# What Python never reads of widgets and settings: texts, and where the editor shows a setting.
EDITOR_TEXTS = ("help", "keywords", "placeholder", "group", "titleField")
# What only the editor does with a setting.
IN_EDITOR = ("visible", "inline", "isDefaultFinal", "resetsStyle")


class WithoutTests(build_py):
    def run(self):
        if not FRONT_END.exists():
            raise SetupError(
                "The front end is not built: run `make build`, which needs Node, or install a released wheel or sdist."
            )
        super().run()
        shrink_catalogs(Path(self.build_lib, "intarsia"))
        for contract in Path(self.build_lib, "intarsia", "contract").glob("*.json"):
            contract.write_text(for_python(contract.read_text("utf-8")), "utf-8")

    def find_package_modules(self, package, package_dir):
        modules = super().find_package_modules(package, package_dir)
        return [module for module in modules if not module[1].startswith("test_")]


def for_python(contract: str) -> str:
    """A contract without indents and without what only the editor reads, which has it in its scripts."""
    return json.dumps(_without_editor_facts(json.loads(contract)), ensure_ascii=False, separators=(",", ":"))


def _without_editor_facts(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_editor_facts(one) for one in value]
    if not isinstance(value, dict):
        return value
    # A setting has a kind, a widget has settings. A setting that is called "help" is not text.
    is_setting = isinstance(value.get("kind"), str)
    is_described = is_setting or isinstance(value.get("settings"), dict)
    left_out = {name for name in EDITOR_TEXTS if is_described and isinstance(value.get(name), str | list)}
    left_out |= {*IN_EDITOR} if is_setting else set()
    return {name: _without_editor_facts(one) for name, one in value.items() if name not in left_out}
