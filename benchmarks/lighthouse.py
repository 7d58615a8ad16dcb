"""Lighthouse on the standard landing page: the median of five runs each, as its documentation recommends, mobile and
desktop.
"""

import json
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from e2e.site import Site, chromium

FOLDER = Path(__file__).parent
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
RUNS = 5


def measure(site: Site) -> dict[str, Any]:
    """Scores from 0 to 100, `lcp_s`, `tbt_ms`, `cls`, by preset."""
    if not (FOLDER / "node_modules").exists():
        subprocess.run(
            [shutil.which("npm") or "npm", "ci", "--silent", "--no-audit", "--no-fund"],
            cwd=FOLDER,
            check=True,
        )
    url = f"{site.url}/landing/"
    return {preset: _median([_run(url, preset) for _ in range(RUNS)]) for preset in ("mobile", "desktop")}


def _run(url: str, preset: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [
            str(FOLDER / "node_modules/.bin/lighthouse"),
            url,
            "--quiet",
            "--output=json",
            f"--output-path={report}",
            f"--chrome-flags={FLAGS}",
            f"--only-categories={','.join(CATEGORIES)}",
            *(["--preset=desktop"] if preset == "desktop" else []),
        ]
        own = {"CHROME_PATH": chromium()}
        done = subprocess.run(command, env={**os.environ, **own}, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"Lighthouse could not finish:\n{done.stderr}")
        found = json.loads(report.read_text())
    audits = found["audits"]
    failed = {
        audit: audits[audit]["title"]
        for category in CATEGORIES
        for audit in (
            reference["id"] for reference in found["categories"][category]["auditRefs"] if reference["weight"]
        )
        if (audits[audit]["score"] or 0) < 0.9 and audits[audit]["scoreDisplayMode"] not in ("notApplicable", "manual")
    }
    if failed:
        print(f"  {preset}: {failed}")
    return {
        **{category: round((found["categories"][category]["score"] or 0) * 100) for category in CATEGORIES},
        "lcp_s": audits["largest-contentful-paint"]["numericValue"] / 1000,
        "fcp_s": audits["first-contentful-paint"]["numericValue"] / 1000,
        "tbt_ms": audits["total-blocking-time"]["numericValue"],
        "cls": audits["cumulative-layout-shift"]["numericValue"],
    }


def _median(runs: list[dict[str, float]]) -> dict[str, float]:
    return {name: round(statistics.median(run[name] for run in runs), 4) for name in runs[0]}
