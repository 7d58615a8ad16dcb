"""The Nu Html Checker of the W3C, which validates HTML as the standard defines it."""

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from e2e.site import ROOT
from scripts.programs import path_of

JAR = ROOT / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"


def html_errors(pages: Mapping[str, bytes], folder: Path) -> list[str]:
    """Each error with its page and the source around it. `folder` is an empty one to work in."""
    names = {folder / f"{number}.html": page for number, page in enumerate(pages)}
    for file, page in names.items():
        file.write_bytes(pages[page])
    options = ["--format", "json", "--errors-only", "--exit-zero-always"]
    command = [path_of("java"), "-jar", str(JAR), *options, *map(str, names)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    messages = [one for one in json.loads(done.stderr)["messages"] if one["type"] != "info"]
    return sorted({f"{names[_file(one)]}: {one['message']} {one.get('extract', '')}" for one in messages})


def _file(message: dict[str, Any]) -> Path:
    return Path(message["url"].removeprefix("file:"))
