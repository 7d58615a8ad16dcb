"""`python -m scripts.module_state` fails for a value of a module that registry.py does not list."""

import sys
from pathlib import Path

from .registry import MODULE_STATE
from .scan import state_of

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    found = {(file.relative_to(ROOT).as_posix(), name) for file in modules() for name in state_of(file.read_text())}
    for module, name in sorted(found - MODULE_STATE.keys()):
        print(
            f"{module}: {name} lasts as long as the process, and each process has its own. Use intarsia/state if "
            "processes must agree, or say in scripts/module_state/registry.py why it may be per process."
        )
    for module, name in sorted(MODULE_STATE.keys() - found):
        print(f"{module}: {name} does not exist any more. Remove it from scripts/module_state/registry.py.")
    return 1 if found != MODULE_STATE.keys() else 0


def modules() -> list[Path]:
    files = sorted((ROOT / "intarsia").rglob("*.py"))
    return [file for file in files if not {"tests", "migrations"} & set(file.parts) and not is_test(file)]


def is_test(file: Path) -> bool:
    return file.name.startswith("test_") or file.name == "conftest.py"


if __name__ == "__main__":
    sys.exit(main())
