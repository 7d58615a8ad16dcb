"""A copy of the working tree to break things in."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Read by tests, never written to.
LINKED = (".venv", "node_modules")
LEFT_OUT = {".git", "var", "dist", *LINKED}


def copy_of_the_tree(folder: Path) -> Path:
    def left_out(parent: str, names: list[str]) -> set[str]:
        of_root = LEFT_OUT if Path(parent) == ROOT else {"node_modules"}
        return {name for name in names if name in of_root or name == "__pycache__" or name.startswith(".venv")}

    shutil.copytree(ROOT, folder, ignore=left_out)
    for name in LINKED:
        (folder / name).symlink_to((ROOT / name).resolve())
    return folder
