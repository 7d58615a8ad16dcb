"""The budgets, and how a run compares with them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from benchmarks.page_cache.compare import BUDGETS as CACHE

Figures = dict[str, Any]


def at(*path: str) -> Callable[[Figures], float | None]:
    def find(figures: Figures) -> float | None:
        value: Any = figures
        for key in path:
            value = value.get(key) if isinstance(value, dict) else None
        return value

    return find


@dataclass(frozen=True)
class Budget:
    """One row of the table. `find` reads its figure from a run; `limit` is the maximum, or the minimum."""

    what: str
    find: Callable[[Figures], float | None]
    limit: float
    unit: str = ""
    at_least: bool = False
    # A figure of the same run that helps to interpret this one, such as its lower bound, and its name.
    beside: tuple[str, Callable[[Figures], float | None]] | None = None
    # The measure, or a part of it, whose factor says how much slower this machine is than the reference machine.
    scaled_by: str = ""

    def factor(self, figures: Figures) -> float | None:
        """None if this budget is the same on every machine."""
        return (at(*self.scaled_by.split("."), "factor")(figures) or 1.0) if self.scaled_by else None

    def limit_here(self, figures: Figures) -> float:
        """A time grows with the factor; a number per second shrinks."""
        factor = self.factor(figures) or 1.0
        return self.limit / factor if self.at_least else self.limit * factor

    def measured(self, figures: Figures) -> str:
        figure = self.find(figures)
        return "not measured" if figure is None else f"{figure:.4g} {self.unit}".strip()

    def limit_text(self, figures: Figures) -> str:
        sign = ">=" if self.at_least else "<="
        return f"{sign} {self.limit_here(figures):.4g} {self.unit}".strip()

    def holds(self, figures: Figures) -> bool | None:
        """None if it was not measured."""
        figure = self.find(figures)
        if figure is None:
            return None
        limit = self.limit_here(figures)
        return figure >= limit if self.at_least else figure <= limit


BUDGETS = (
    Budget("JavaScript before any interaction (gzip)", at("weight", "javascript_at_load"), 5, "kB"),
    Budget("JavaScript once everything is alive (gzip)", at("weight", "javascript_hydrated"), 20, "kB"),
    Budget("CSS (gzip)", at("weight", "css"), 8, "kB"),
    Budget("Requests at load, images aside", at("weight", "requests"), 6),
    Budget("DOM elements", at("weight", "elements"), 300),
    Budget(
        "Longest task of scrolling, 300 elements", at("behaviors", "longest_task_ms"), 50, "ms", scaled_by="behaviors"
    ),
    Budget("Longest task on any demo page, CPU x 4", at("tasks", "longest_ms"), 50, "ms", scaled_by="tasks"),
    *(
        Budget(f"Script of {name} (gzip)", at("behaviors", "bytes", name, "script"), 1500, "bytes")
        for name in ("entrance", "masonry", "observeScroll", "scroll", "scrollToAnchor", "sticky", "stretch")
    ),
    Budget(
        "Cached page / bare WSGI app",
        at("cache", "granian, embedded", "ratio"),
        CACHE["granian, embedded"],
        at_least=True,
    ),
    Budget(
        "Cached page with Redis / bare WSGI app",
        at("cache", "granian, Redis", "ratio"),
        CACHE["granian, Redis"],
        at_least=True,
    ),
    Budget("nginx file cache / nginx static file", at("cache", "nginx", "ratio"), CACHE["nginx"], at_least=True),
    Budget("Cached page with 600 slow clients / at rest, p99", at("slow_clients", "ratio"), 3),
    Budget(
        "Uncached page, CPU per request",
        at("uncached", "cpu_ms"),
        4,
        "ms",
        beside=("Django and Wagtail answering nothing", at("uncached", "empty_ms")),
        scaled_by="uncached",
    ),
    Budget(
        "Uncached page / empty Wagtail page, CPU",
        at("uncached", "against_empty"),
        2.5,
        beside=("if V8 renders it", at("uncached", "rendered_against_empty")),
    ),
    Budget(
        "Uncached page, V8 part, CPU",
        at("uncached", "v8_ms"),
        0.8,
        "ms",
        beside=("of a page of which nothing was rendered before", at("uncached", "v8_new_ms")),
        scaled_by="uncached",
    ),
    Budget(
        "Uncached page, exchange beyond V8's work",
        at("uncached", "exchange_ms"),
        0.3,
        "ms",
        beside=("of a page that V8 does not know", at("uncached", "exchange_new_ms")),
        scaled_by="uncached",
    ),
    Budget("Memory of a worker (PSS)", at("memory", "worker_mb"), 150, "MB"),
    Budget(
        "Memory of a worker and its renderer (PSS)",
        at("memory", "together_mb"),
        230,
        "MB",
        beside=("of the renderer", at("memory", "renderer_mb")),
    ),
    Budget("100 items of a template / one document", at("scopes", "ratio"), 1.2),
    Budget("The same, of which nothing was rendered before", at("scopes", "new_ratio"), 1.2),
    Budget("Queries for 100 items, more than for one", at("scopes", "more_queries"), 0),
    Budget("Protection scripts of a page with a form (gzip)", at("protection", "script_kb"), 10, "kB"),
    Budget("Verdict by all checks, after the lookups", at("protection", "verdict_ms"), 1, "ms", scaled_by="protection"),
    Budget("Message judged and stored (SQLite)", at("protection", "submission_ms"), 20, "ms", scaled_by="protection"),
    Budget(
        "Submissions judged a second, one core",
        at("protection", "judged_per_second"),
        1500,
        at_least=True,
        scaled_by="protection",
    ),
    Budget("Training with 5,000 decisions, CPU", at("protection", "retraining_ms"), 5000, "ms", scaled_by="protection"),
    Budget(
        "Training with 5,000 decisions, peak of its process",
        at("protection", "retraining_mb"),
        300,
        "MB",
        beside=("before the training", at("protection", "before_retraining_mb")),
    ),
    Budget(
        "Proof of work for a message, CPU x 4",
        at("protection", "proof", "ms"),
        150,
        "ms",
        beside=("fixed work of the same page", at("protection", "proof", "fixed_ms")),
        scaled_by="protection.proof",
    ),
    Budget(
        "Page with a silent name server and 40 checks / at rest",
        at("protection", "silent_names", "ratio"),
        2,
        beside=("at rest, in ms", at("protection", "silent_names", "rest_ms")),
    ),
    Budget("Submission of a form (SQLite), median", at("forms", "submission_ms"), 20, "ms", scaled_by="forms"),
    *(
        Budget(
            f"Submissions of a form a second, two workers ({database})",
            at("submissions", database),
            limit,
            at_least=True,
            scaled_by="submissions",
        )
        for database, limit in (("SQLite", 200), ("PostgreSQL", 500))
    ),
    Budget("Start of the server, CPU", at("start", "cpu_s"), 2.5, "s", scaled_by="start"),
    Budget("Back after both workers were killed / first start", at("start", "back_ratio"), 0.5),
    Budget("Uncached page after both workers were killed", at("start", "back_uncached_s"), 5, "s", scaled_by="start"),
    Budget("Refused connections meanwhile", at("start", "refused"), 0),
    *(
        Budget(
            f"{what}, 20,000 pages ({database})", at("scale", database, "20000", key), limit, "ms", scaled_by="scale"
        )
        for database in ("SQLite", "PostgreSQL")
        for what, key, limit in (
            ("Search for a word of all pages", "search_ms", 150),
            ("The same, page 50", "page_50_ms", 150),
            ("Search for a rare word", "rare_ms", 150),
            ("Suggestions", "suggestions_ms", 50),
            ("Publish until visitors see it", "published_ms", 1000),
            ("Design variable until visitors see it", "variable_ms", 1000),
        )
    ),
    *(
        Budget(
            f"Memory of a worker after 100 more searches ({database})",
            at("scale", database, "20000", "search_mb"),
            5,
            "MB",
        )
        for database in ("SQLite", "PostgreSQL")
    ),
    *(
        Budget(
            f"{what}, 300,000 messages ({database})",
            at("scale", database, "messages", key),
            limit,
            "ms",
            scaled_by="scale",
        )
        for database in ("SQLite", "PostgreSQL")
        for what, key, limit in (
            ("List for staff", "list_ms", 200),
            ("Its last page", "last_page_ms", 200),
            ("The same, sorted by score", "sorted_ms", 200),
            ("A reason that no message has", "reason_ms", 200),
            ("Search for a word of all", "often_ms", 300),
            ("Search for a rare word", "rare_ms", 300),
            ("Search for two characters", "short_ms", 300),
            ("Longest wait while old ones are deleted", "longest_wait_ms", 200),
        )
    ),
    *(
        Budget(f"{what} ({database}), CPU", at("scale", database, "comments", key), limit, "ms", scaled_by="scale")
        for database in ("SQLite", "PostgreSQL")
        for what, key, limit in (
            ("Page with 10,000 comments, more than without", "more_ms", 10),
            ("New comment among 10,000", "post_ms", 100),
        )
    ),
    Budget("Rules of 200 fields after a keystroke", at("form_rules", "decided_ms"), 4, "ms", scaled_by="form_rules"),
    Budget("Rules of 200 fields in V8, CPU", at("form_rules", "v8_ms"), 5, "ms", scaled_by="form_rules"),
    Budget(
        "Longest interaction, form of 60 fields, CPU x 4",
        at("form_rules", "inp_ms"),
        100,
        "ms",
        scaled_by="form_rules",
    ),
    Budget("Firewall, known address", at("protection", "known_address_us"), 5, "µs", scaled_by="protection"),
    Budget("Firewall, new address", at("protection", "new_address_us"), 100, "µs", scaled_by="protection"),
    Budget("Firewall, lookup in 100,000 networks", at("protection", "lookup_us"), 50, "µs", scaled_by="protection"),
    Budget("Firewall, 100,000 networks", at("protection", "networks_mb"), 60, "MB"),
    Budget("Editor ready, 300 elements", at("editor", "300", "ready_ms"), 900, "ms", scaled_by="editor"),
    Budget(
        "Editor keystroke to canvas, 300 elements", at("editor", "300", "keystroke_ms"), 25, "ms", scaled_by="editor"
    ),
    Budget(
        "Editor keystroke to canvas, 1,000 elements", at("editor", "1000", "keystroke_ms"), 50, "ms", scaled_by="editor"
    ),
    Budget("Editor, selection in the Navigator", at("editor", "300", "select_ms"), 100, "ms", scaled_by="editor"),
    Budget("Editor, adding the slowest widget", at("editor", "300", "insert_ms"), 100, "ms", scaled_by="editor"),
    Budget("Editor, dialog of images", at("editor", "300", "images_ms"), 200, "ms", scaled_by="editor"),
    Budget("Lighthouse mobile: performance", at("lighthouse", "mobile", "performance"), 99, at_least=True),
    Budget("Lighthouse mobile: accessibility", at("lighthouse", "mobile", "accessibility"), 100, at_least=True),
    Budget("Lighthouse mobile: best practices", at("lighthouse", "mobile", "best-practices"), 100, at_least=True),
    Budget("Lighthouse mobile: SEO", at("lighthouse", "mobile", "seo"), 100, at_least=True),
    Budget("Largest contentful paint, mobile", at("lighthouse", "mobile", "lcp_s"), 1.3, "s"),
    Budget("Total blocking time, mobile", at("lighthouse", "mobile", "tbt_ms"), 0, "ms", scaled_by="lighthouse"),
    Budget("Layout shift, mobile", at("lighthouse", "mobile", "cls"), 0),
    Budget("Performance, any demo page", at("lighthouse", "pages", "performance"), 99, at_least=True),
    Budget("Accessibility, any demo page", at("lighthouse", "pages", "accessibility"), 100, at_least=True),
    Budget("Best practices, any demo page", at("lighthouse", "pages", "best-practices"), 100, at_least=True),
    Budget("SEO, any demo page", at("lighthouse", "pages", "seo"), 100, at_least=True),
    Budget("Largest contentful paint, slowest demo page", at("lighthouse", "pages", "lcp_s"), 1.5, "s"),
    Budget("Total blocking time, any demo page", at("lighthouse", "pages", "tbt_ms"), 50, "ms", scaled_by="lighthouse"),
    Budget("Layout shift, any demo page", at("lighthouse", "pages", "cls"), 0),
    Budget("axe violations on the landing page", at("weight", "axe"), 0),
)


def table(figures: Figures) -> str:
    """One row per budget: name, figure of this run, limit on this machine, factor, and whether it holds."""
    lines = [f"{'':46} {'this run':>12}   {'limit here':>14}  {'budget x factor':>16}"]
    for budget in BUDGETS:
        factor = budget.factor(figures)
        times = "/" if budget.at_least else "x"
        scaled = f"{budget.limit:g} {times} {factor:.2f}" if factor else ""
        mark = {None: "", True: "ok", False: "MISSED"}[budget.holds(figures)]
        measured, limit = budget.measured(figures), budget.limit_text(figures)
        lines.append(
            f"{budget.what:46} {measured:>12}   {limit:>14}  {scaled:>16}  {mark}{_note(budget, figures)}".rstrip()
        )
    return "\n".join(lines)


def missed(figures: Figures) -> list[str]:
    """One line per budget that these figures miss."""
    return [
        f"{budget.what}: {budget.measured(figures)} instead of {budget.limit_text(figures)}"
        for budget in BUDGETS
        if budget.holds(figures) is False
    ]


def _note(budget: Budget, figures: Figures) -> str:
    floor = budget.beside[1](figures) if budget.beside else None
    return f"  ({budget.beside[0]}: {floor:.4g} {budget.unit})" if budget.beside and floor else ""
