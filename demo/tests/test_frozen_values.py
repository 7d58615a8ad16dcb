"""Values cannot be changed once they are made: threads, caches and callers share them."""

import ast
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_SHIPPED = {"migrations", "scratch", "testing", "tests"}
# They count, collect or belong to one process or request.
CHANGING = {
    "intarsia.comments.display.comments_html.CommentsState",
    "intarsia.comments.display.threads.CommentNode",
    "intarsia.moderation.decisions.DecisionResult",
    "intarsia.page_cache.cached_lookup._Moment",
    "intarsia.page_cache.page_parts.PageParts",
    "intarsia.page_cache.responses.application_call.CompletePage",
    "intarsia.page_cache.store.entry.Entry",
    "intarsia.pages.conversion.blocks.Conversion",
    "intarsia.pages.serving.embedding.Embedding",
    "intarsia.protection.admin.training.training_weights.LabelWeight",
    "intarsia.protection.admin.training.training_weights._Counts",
    "intarsia.protection.checks.words.site_models._CachedModel",
    "intarsia.rendering.resources.load_scopes.LoadedScopes",
    "intarsia.rendering.v8.engine.Renderer",
    "intarsia.state.metrics.machine.ProcessCounts",
    "intarsia.state.metrics.machine.Counts",
    "intarsia.webforms.admin.entries.counted_answers.AnswerCounts",
    "intarsia.wire.requests.current_request.CurrentRequest",
}


def dataclass_names() -> Iterator[str]:
    for path in sorted((ROOT / "intarsia").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if NOT_SHIPPED.isdisjoint(parts):
            module = ".".join(part for part in parts if part != "__init__")
            tree = ast.parse(path.read_text("utf-8"))
            yield from (f"{module}.{one.name}" for one in tree.body if isinstance(one, ast.ClassDef) and _is_one(one))


def _is_one(tree: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(decorator) for decorator in tree.decorator_list)


NAMES = list(dataclass_names())


@pytest.mark.parametrize("name", NAMES)
def test_a_value_is_frozen_unless_it_is_known_to_change(name):
    one = resolve_name(name)

    assert is_dataclass(one)
    assert one.__dataclass_params__.frozen is (name not in CHANGING)  # type: ignore[attr-defined]


def test_the_list_names_only_what_exists():
    assert set(NAMES) >= CHANGING
