"""A saved document is loaded unchanged, on every database."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .builders import Editor, administrator, document, page, template, without_settings

pytestmark = pytest.mark.django_db

ALL_EXAMPLES_ON_ONE_PAGE = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])

text = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
numbers = st.one_of(
    st.integers(-(2**53), 2**53),
    st.floats(-(2.0**53), 2.0**53, allow_nan=False),
    st.sampled_from([-0.0, 1e-7, 5e-324, 1e15, 0.1 + 0.2]),
)
values = st.recursive(
    st.none() | st.booleans() | numbers | text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4),
    max_leaves=12,
)
ids = st.uuids().map(str)


@st.composite
def unknown_elements(draw, depth: int = 2) -> dict:
    """A widget that is not in the contract, with arbitrary settings, keys and nested elements."""
    inner = st.lists(unknown_elements(depth=depth - 1), max_size=2) if depth else st.just([])
    props = draw(st.dictionaries(text, values, max_size=4))
    return {
        **draw(st.dictionaries(text, values, max_size=2)),
        "type": "unknown_" + draw(text),
        "props": {**props, "id": draw(ids), "slot": draw(inner)},
    }


@st.composite
def headings(draw) -> dict:
    """A widget of the contract, with settings that are not in the contract."""
    unknown = draw(st.dictionaries(text.map("x_{}".format), values, max_size=4))
    return {"type": "heading", "props": {**unknown, "id": draw(ids), "title": draw(text), "$version": 1}}


@st.composite
def documents(draw) -> dict:
    root = {"props": {"schemaVersion": 1, **draw(st.dictionaries(text, values, max_size=2))}}
    content = draw(st.lists(unknown_elements() | headings(), max_size=4))
    zones = draw(st.dictionaries(text, st.lists(unknown_elements(depth=0), max_size=1), max_size=1))
    return {
        **draw(st.dictionaries(text, values, max_size=2)),
        "root": root,
        "content": content,
        "zones": zones,
    }


def is_same_json(one: Any, other: Any) -> bool:
    """Compares as JSON, which has one number type and in which true is not 1."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(is_same_json(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_same_json, one, other))
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    return one == other


@pytest.mark.parametrize(
    ("make", "examples"),
    [(page, 3), pytest.param(page, 25, marks=pytest.mark.long), pytest.param(template, 25, marks=pytest.mark.long)],
)
def test_document_is_unchanged_after_many_saves(make, examples):
    session = Editor(make(), administrator())
    session.load()

    @settings(ALL_EXAMPLES_ON_ONE_PAGE, max_examples=examples)
    @given(documents())
    def rounds(stored: dict) -> None:
        loaded = stored
        for action in ("autosave", "autosave", "draft", "publish"):
            answer = session.save(loaded, action)
            assert answer.status_code == 200, answer.content
            loaded = session.load()
            assert is_same_json(without_settings(loaded), stored)

    rounds()


@pytest.mark.parametrize("examples", [3, pytest.param(10, marks=pytest.mark.long)])
def test_earlier_versions_and_copies_are_unchanged_documents(examples):
    user = administrator()
    session = Editor(page(), user)
    session.load()

    @settings(ALL_EXAMPLES_ON_ONE_PAGE, max_examples=examples)
    @given(documents())
    def rounds(stored: dict) -> None:
        saved = session.save(stored, "publish").json()["revision"]
        session.save(document())
        earlier = session.get(f"revisions/{saved['id']}/").json()["document"]
        assert is_same_json(without_settings(earlier), stored)
        restored = session.post(f"revisions/{saved['id']}/", {}).json()
        session.revision = restored["revision"]
        assert is_same_json(without_settings(restored["document"]), stored)

    rounds()


def test_numbers_keep_their_value():
    session = Editor(page(), administrator())
    session.load()
    values = [-0.0, 1e-300, 5e-324, 2**53, 0.1, 1e15, 1.0, True, 1, 0, False, ""]
    stored = document(
        *({"type": "unknown", "props": {"id": f"u-{n}", "value": value}} for n, value in enumerate(values))
    )
    session.save(stored, "publish")
    assert is_same_json(without_settings(session.load()), stored)
