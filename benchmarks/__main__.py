"""`make bench`: measures the standard landing page and writes benchmarks/latest.json.

`python -m benchmarks weight uncached`, or `make bench ONLY="weight uncached"`, measures only these; the others keep the
figures that they have. It fails if a budget is missed or something cannot be measured.
"""

import json
import os
import platform
import shutil
import sys
import tempfile
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import django

from benchmarks.browser import behaviors, editor, form_rules, lighthouse, tasks, weight
from benchmarks.budget import missed, table
from benchmarks.calibration import calibrated
from benchmarks.page_cache import compare
from benchmarks.server import (
    forms,
    memory,
    protection,
    scale,
    scopes,
    slow_clients,
    start,
    submissions,
    uncached,
)
from e2e import site as sites

LATEST = Path(__file__).parent / "latest.json"
# In this order: form_rules adds pages, which are none of the demo's.
MEASURES = {
    "weight": weight.measure,
    "behaviors": behaviors.measure,
    "tasks": tasks.measure,
    "lighthouse": lighthouse.measure,
    "uncached": uncached.measure,
    "scopes": scopes.measure,
    "memory": lambda site: memory.measure(),
    "cache": lambda site: compare.measure(),
    "slow_clients": slow_clients.measure,
    "protection": protection.measure,
    "forms": forms.measure,
    "submissions": submissions.measure,
    "form_rules": form_rules.measure,
    "start": start.measure,
    "scale": scale.measure,
    "editor": lambda site: editor.measure(site.url),
}

# Other measures that depend on the speed of Python or Chromium on this machine.
CALIBRATED_BY = {
    "behaviors": "chromium",
    "tasks": "chromium",
    "uncached": "python",
    "protection": "python",
    "forms": "python",
    "submissions": "python",
    "start": "python",
    "scale": "python",
    "form_rules": "chromium",
    "editor": "chromium",
    "lighthouse": "chromium",
}


def main(wanted: list[str]) -> None:
    if unknown := set(wanted) - MEASURES.keys():
        sys.exit(f"There is no measure {', '.join(sorted(unknown))}. Choose from {', '.join(MEASURES)}.")
    # The documents that some measures create take the versions of widgets from the installed apps.
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "demo.settings")
    django.setup()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "var"
        shutil.copytree(sites.prepared_folder(), copy)
        site = sites.start(copy, workers=1)
        try:
            measured = {name: _measured(name, site) for name in MEASURES if name in (wanted or MEASURES)}
        finally:
            site.stop()
    figures = merged(json.loads(LATEST.read_text()) if wanted and LATEST.exists() else {}, measured)
    LATEST.write_text(json.dumps(figures, indent=2) + "\n")
    print("\n" + table(figures))
    for part in figures.get("cache", {}).values():
        if isinstance(part, dict) and "missing" in part:
            print(f"Not measured: {part['missing']}")
    if found := faults(measured):
        sys.exit("\n".join(["", *found]))


def faults(measured: dict[str, Any]) -> list[str]:
    """What this run missed, and what it could not measure. Figures of earlier runs do not count."""
    broken = [f"{name} could not be measured" for name, figures in measured.items() if "error" in figures]
    return [*broken, *missed(measured)]


def merged(earlier: dict[str, Any], measured: dict[str, Any]) -> dict[str, Any]:
    """The figures after a run of some measures. The others keep theirs."""
    if kept := [name for name in MEASURES if name in earlier and name not in measured]:
        print(f"From an earlier run: {', '.join(kept)}")
    run = {"when": datetime.now(UTC).isoformat(timespec="seconds"), "machine": platform.platform()}
    return {**earlier, **run, **measured}


def _measured(name: str, site: sites.Site) -> dict:
    print(f"Measuring {name} …", flush=True)
    try:
        if name not in CALIBRATED_BY:
            return MEASURES[name](site)
        with calibrated(CALIBRATED_BY[name]) as calibration:
            found = MEASURES[name](site)
        return found | {"factor": calibration.factor}
    except Exception:
        # A measure that cannot run on this machine does not stop the others.
        traceback.print_exc()
        return {"error": traceback.format_exc(limit=1)}


if __name__ == "__main__":
    main(sys.argv[1:])
