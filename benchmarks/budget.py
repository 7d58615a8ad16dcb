"""The budgets of docs/architecture.md, and how a run stands against them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Figures = dict[str, Any]


@dataclass(frozen=True)
class Budget:
    """One line of the table. `find` reads its figure from the run's; `limit` is what it may be at most, or at least."""

    what: str
    find: Callable[[Figures], float | None]
    limit: float
    unit: str = ""
    at_least: bool = False
    # What the same run measured that helps to read the figure, such as what it cannot be below, and its name.
    beside: tuple[str, Callable[[Figures], float | None]] | None = None

    def holds(self, figure: float) -> bool:
        return figure >= self.limit if self.at_least else figure <= self.limit


def at(*path: str) -> Callable[[Figures], float | None]:
    def find(figures: Figures) -> float | None:
        value: Any = figures
        for key in path:
            value = value.get(key) if isinstance(value, dict) else None
        return value

    return find


BUDGETS = (
    Budget("JavaScript before any interaction (gzip)", at("weight", "javascript_at_load"), 8, "kB"),
    Budget("JavaScript with every island hydrated (gzip)", at("weight", "javascript_hydrated"), 95, "kB"),
    Budget("CSS (gzip)", at("weight", "css"), 12, "kB"),
    Budget("Requests at load, images aside", at("weight", "requests"), 6),
    Budget("DOM elements", at("weight", "elements"), 300),
    Budget("Longest task of scrolling, 300 elements", at("behaviours", "longest_task_ms"), 50, "ms"),
    *(
        Budget(f"Script of {name} (gzip)", at("behaviours", "bytes", name, "script"), 1500, "bytes")
        for name in ("entrance", "masonry", "observeScroll", "scroll", "scrollToAnchor", "sticky", "stretch")
    ),
    Budget("Cached page / bare WSGI app", at("cache", "granian, embedded", "ratio"), 0.7, at_least=True),
    Budget("Cached page with Redis / bare WSGI app", at("cache", "granian, Redis", "ratio"), 0.7, at_least=True),
    Budget("nginx file cache / nginx static file", at("cache", "nginx", "ratio"), 0.85, at_least=True),
    Budget(
        "Uncached page, CPU per request",
        at("uncached", "cpu_ms"),
        8,
        "ms",
        beside=("Django and Wagtail answering nothing", at("uncached", "empty_ms")),
    ),
    Budget(
        "Uncached page, V8 part, CPU",
        at("uncached", "v8_ms"),
        1.5,
        "ms",
        beside=("of a page of which nothing was drawn before", at("uncached", "v8_new_ms")),
    ),
    Budget("Protection scripts of a page with a form (gzip)", at("protection", "script_kb"), 10, "kB"),
    Budget("Verdict, without a network", at("protection", "verdict_ms"), 3, "ms"),
    Budget("Message judged and stored (SQLite)", at("protection", "submission_ms"), 30, "ms"),
    Budget("Submissions judged a second, one core", at("protection", "judged_per_second"), 500, at_least=True),
    Budget("Firewall, known address", at("protection", "known_address_us"), 5, "µs"),
    Budget("Firewall, new address", at("protection", "new_address_us"), 100, "µs"),
    Budget("Firewall, look-up in 100,000 networks", at("protection", "lookup_us"), 50, "µs"),
    Budget("Firewall, 100,000 networks", at("protection", "networks_mb"), 60, "MB"),
    Budget("Editor ready, 300 elements", at("editor", "300", "ready_ms"), 1500, "ms"),
    Budget("Editor keystroke to canvas, 300 elements", at("editor", "300", "keystroke_ms"), 60, "ms"),
    Budget("Lighthouse mobile: performance", at("lighthouse", "mobile", "performance"), 99, at_least=True),
    Budget("Lighthouse mobile: accessibility", at("lighthouse", "mobile", "accessibility"), 100, at_least=True),
    Budget("Lighthouse mobile: best practices", at("lighthouse", "mobile", "best-practices"), 100, at_least=True),
    Budget("Lighthouse mobile: SEO", at("lighthouse", "mobile", "seo"), 100, at_least=True),
    Budget("Largest contentful paint, mobile", at("lighthouse", "mobile", "lcp_s"), 1.8, "s"),
    Budget("Total blocking time, mobile", at("lighthouse", "mobile", "tbt_ms"), 20, "ms"),
    Budget("Layout shift, mobile", at("lighthouse", "mobile", "cls"), 0),
    Budget("axe violations on the landing page", at("weight", "axe"), 0),
)


def table(figures: Figures) -> str:
    """One line per budget: what, this run's figure, the limit, and whether it holds."""
    lines = [f"{'':46} {'this run':>12}   {'budget':>12}"]
    for budget in BUDGETS:
        figure = budget.find(figures)
        sign = ">=" if budget.at_least else "<="
        limit = f"{sign} {budget.limit:g} {budget.unit}".strip()
        if figure is None:
            lines.append(f"{budget.what:46} {'not measured':>12}   {limit:>12}")
            continue
        mark = "ok" if budget.holds(figure) else "MISSED"
        floor = budget.beside and budget.beside[1](figures)
        note = f"  ({budget.beside[0]}: {floor:.4g} {budget.unit})" if budget.beside and floor else ""
        lines.append(f"{budget.what:46} {f'{figure:.4g} {budget.unit}'.strip():>12}   {limit:>12}  {mark}{note}")
    return "\n".join(lines)
