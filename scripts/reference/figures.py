"""What `make bench` measured, and the same page in WordPress. The rivals' figures were measured once, by hand."""

import json
import re
from pathlib import Path
from typing import Any

from .markdown import table

ROOT = Path(__file__).resolve().parents[2]
MARKS = re.compile(r"(<!-- figures -->\n).*?(<!-- /figures -->)", re.DOTALL)
HEADER = ("Standard landing page", "Intarsia", "WordPress + Elementor", "WordPress blocks")
MEASURED = """Measured on the same page (56 elements, 14 images) with two processor cores. Intarsia: `make bench`,
`benchmarks/latest.json`. The others: WordPress 7.1, Elementor 4.2.3, no other plugin, the best case of several runs.
Sizes are gzip; Lighthouse and largest contentful paint use the mobile preset."""


def page() -> str:
    return f"""# Measured figures

{MEASURED}

{comparison()}
{page_figures(_latest())}## Protection

{table(("What", "Measured"), _protection(_latest()["protection"]))}
## Editor

{table(("Elements on the page", "Ready", "Keystroke to canvas"), _editor(_latest()["editor"]))}
`make bench` prints all figures with their budgets. [Test and measure](../guides/test.md#measure) explains the budgets.
"""


def with_figures(readme: str) -> str:
    return MARKS.sub(lambda found: f"{found[1]}\n{comparison()}\n{found[2]}", readme)


def comparison() -> str:
    now = _latest()
    weight, mobile = now["weight"], now["lighthouse"]["mobile"]
    nginx = now["cache"]["nginx"]
    rows = [
        ("Server CPU, uncached page", f"{now['uncached']['cpu_rendered_ms']:.1f} ms", "58–66 ms", "48 ms"),
        ("Cached page through nginx", f"{nginx['requests_per_second']:,} per second", "2,400 per second", "–"),
        ("JavaScript at load", f"{weight['javascript_at_load']:.1f} kB", "153.7 kB", "25.3 kB"),
        ("JavaScript after scrolling to the end", f"{weight['javascript_hydrated']:.1f} kB", "–", "–"),
        ("CSS", f"{weight['css']:.1f} kB", "28.6 kB", "2.6 kB"),
        ("Requests at load, without images", str(weight["requests"]), "57 with images", "21 with images"),
        ("DOM elements", str(weight["elements"]), "394", "275"),
        ("Lighthouse: performance, accessibility, SEO", _scores(mobile), "80–95, 93, 92", "98, 100, 92"),
        ("Largest contentful paint", f"{mobile['lcp_s']:.1f} s", "2.8–4.3 s", "2.25 s"),
        ("Editor ready", f"{now['editor']['50']['ready_ms'] / 1000:.1f} s", "5.2–5.8 s", "–"),
    ]
    return table(HEADER, rows)


def page_figures(latest: dict[str, Any]) -> str:
    """Empty as long as none was measured."""
    tasks, scopes, slow = (latest.get(name, {}) for name in ("tasks", "scopes", "slow_clients"))
    rows = []
    if "longest_ms" in tasks:
        name = f"Longest task on any of {tasks['pages']} demo pages, processor slowed down four times"
        rows.append((name, f"{tasks['longest_ms']:.0f} ms"))
    if "ratio" in scopes:
        rows.append(
            ("100 items of one template, against one document with as many elements", f"{scopes['ratio']:.2f} x")
        )
        rows.append(("Queries for 100 items, more than for one", str(scopes["more_queries"])))
    if "ratio" in slow:
        rows.append(("Slowest 1 % of cached pages with 600 slow clients, against none", f"{slow['ratio']:.2f} x"))
    return f"## Pages\n\n{table(('What', 'Measured'), rows)}\n" if rows else ""


def _latest() -> dict[str, Any]:
    return json.loads((ROOT / "benchmarks" / "latest.json").read_text("utf-8"))


def _scores(scores: dict[str, Any]) -> str:
    return ", ".join(str(scores[name]) for name in ("performance", "accessibility", "seo"))


def _protection(measured: dict[str, float]) -> list[tuple[str, str]]:
    return [
        ("Verdict about a message", f"{measured['verdict_ms']:.2f} ms"),
        ("Form submission, stored in SQLite", f"{measured['submission_ms']:.1f} ms"),
        ("Script of a page with a form", f"{measured['script_kb']:.1f} kB"),
        ("Firewall, lookup of an IP address", f"{measured['lookup_us']:.1f} µs"),
    ]


def _editor(measured: dict[str, Any]) -> list[tuple[str, str, str]]:
    """A row for each number of elements; the other keys are about the machine."""
    rows = {number: one for number, one in measured.items() if number.isdecimal()}
    return [(number, f"{one['ready_ms']:.0f} ms", f"{one['keystroke_ms']:.0f} ms") for number, one in rows.items()]
