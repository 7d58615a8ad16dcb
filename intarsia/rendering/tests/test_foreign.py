"""Widgets of other packages are drawn, styled and checked as ours are; a broken one costs only itself."""

import logging
import runpy
import shutil

import pytest
from django.core.exceptions import ImproperlyConfigured

from intarsia.rendering import contract
from intarsia.rendering.checks import foreign_widgets_load
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.foreign import foreign_widgets
from intarsia.rendering.page_css import foreign_styles, stylesheet
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.tests.faulty_widgets import element, heading, page
from intarsia.rendering.tests.foreign_packages import EXAMPLE, SERVER, installed, write_widget

pytestmark = [
    pytest.mark.django_db,
    # Closing a context that still burns makes its callbacks arrive at a loop that is gone; mini-racer prints that.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


def drawn(*content: dict):
    return render_documents({"main": page(*content)}, RenderContext())


def test_a_widget_of_another_package_is_drawn_beside_ours():
    with installed({"intarsia_notice": EXAMPLE}):
        rendered = drawn(heading("a", "Ours"), element("notice", "n", text="Mind the step", tone="urgent"))

    assert "Ours" in rendered.html["main"]
    assert '<p class="notice__text">Mind the step</p>' in rendered.html["main"]
    assert "notice--urgent" in rendered.html["main"]


def test_its_island_names_its_module_and_the_host_that_lends_it_react():
    with installed({"intarsia_notice": EXAMPLE}):
        html = drawn(element("notice", "n")).html["main"]

    assert 'data-hydrate="interaction"' in html
    assert 'data-src="/static/intarsia_notice/notice.js?v=' in html
    assert 'data-host="/static/intarsia/host-' in html


def test_a_new_version_of_its_module_has_another_address(tmp_path):
    shutil.copytree(EXAMPLE, tmp_path / "app")
    with installed({"intarsia_notice": tmp_path / "app"}):
        (before,) = [widget.browser_address for widget in foreign_widgets()]
    with (tmp_path / "app" / "static" / "intarsia_notice" / "notice.js").open("a") as module:
        module.write("// changed")
    with installed({"intarsia_notice": tmp_path / "app"}):
        (after,) = [widget.browser_address for widget in foreign_widgets()]

    assert before != after


def test_its_style_is_on_pages_that_use_it_and_on_no_other():
    with installed({"intarsia_notice": EXAMPLE}):
        using, other = drawn(element("notice", "n")), drawn(heading("a", "Ours"))

        assert ".notice__dismiss" in stylesheet(using, {})
        assert ".notice__dismiss" not in stylesheet(other, {})
        assert ".notice__dismiss" in foreign_styles()


def test_its_style_may_name_static_files(tmp_path, settings):
    settings.STATIC_URL = "https://files.example.com/s/"
    folder = write_widget(tmp_path, "other")
    (folder / "style.css").write_text('.other { background: url("__STATIC_URL__other/paper.svg") }')
    with installed({"package": tmp_path}):
        assert 'url("https://files.example.com/s/other/paper.svg")' in stylesheet(drawn(element("other", "o")), {})


def test_documents_are_checked_by_its_contract():
    with installed({"intarsia_notice": EXAMPLE}):
        problems = contract.check(page(element("notice", "n", tone="shouting")))
        assert contract.check(page(element("notice", "n", tone="calm"))) == []
    assert [problem.path for problem in problems] == ["content[0].props.tone"]

    # Without the package nobody knows it: kept, never refused.
    assert contract.check(page(element("notice", "n", tone="shouting"))) == []


def test_the_contract_decides_the_settings_that_the_code_only_draws(tmp_path):
    write_widget(tmp_path, "other")
    with installed({"package": tmp_path}):
        assert "Good morning" in drawn(element("other", "o")).html["main"]


def test_its_view_says_its_own_words_in_the_pages_language(tmp_path):
    view = "() => React.createElement('p', null, kit.useWords()('Next slide'))"
    script = f"globalThis.intarsiaWidget = ({{ React, kit }}) => ({{ View: {view} }})"
    write_widget(tmp_path, "other", server=script, words=["Next slide"])
    with installed({"package": tmp_path}):
        german = RenderContext(load=LoadContext(locale="de"))
        html = render_documents({"main": page(element("other", "o"))}, german).html["main"]

    assert html == "<p>Nächste Folie</p>"


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("throw new Error('no such luck')", "no such luck"),
        ("const = 1", "SyntaxError"),
        ("globalThis.somethingElse = 1", "sets no function"),
        ("globalThis.intarsiaWidget = () => ({})", "without a View"),
        ("for (;;) {}", "took too long"),
    ],
)
def test_a_package_that_cannot_be_loaded_costs_only_its_own_widget(tmp_path, caplog, script, reason):
    write_widget(tmp_path, "broken", server=script)
    write_widget(tmp_path, "other")
    with installed({"package": tmp_path}), caplog.at_level(logging.ERROR):
        rendered = drawn(heading("a", "Ours"), element("broken", "b"), element("other", "o"))
        warnings = foreign_widgets_load()

    assert "Ours" in rendered.html["main"] and "Good morning" in rendered.html["main"]
    assert "The widget 'broken' of another package cannot be loaded" in caplog.text and reason in caplog.text
    assert [warning.id for warning in warnings] == ["intarsia.W001"]
    assert "'broken'" in warnings[0].msg and reason in warnings[0].msg


def test_two_packages_may_use_the_same_names_inside(tmp_path):
    for app in ("one", "two"):
        write_widget(tmp_path / app, f"{app}_widget")
    with installed({"one": tmp_path / "one", "two": tmp_path / "two"}):
        html = drawn(element("one_widget", "a"), element("two_widget", "b")).html["main"]
    assert html.count("Good morning") == 2


def test_a_script_may_be_what_a_bundler_makes_of_a_module(tmp_path):
    made = SERVER.replace("globalThis.intarsiaWidget = factory", "return { default: factory }")
    write_widget(tmp_path, "other", server=f"var intarsiaWidget = (() => {{ {made} }})();")
    with installed({"package": tmp_path}):
        assert "Good morning" in drawn(element("other", "o")).html["main"]


def refusal() -> str:
    with pytest.raises(ImproperlyConfigured) as caught:
        foreign_widgets()
    return str(caught.value)


def test_a_widget_with_the_name_of_one_of_ours_stops_the_site_with_a_sentence(tmp_path):
    write_widget(tmp_path, "heading")
    with installed({"shop": tmp_path}):
        assert "'heading'" in (sentence := refusal()) and "'shop_heading'" in sentence


def test_two_packages_with_one_name_stop_the_site_with_a_sentence(tmp_path):
    for app in ("one", "two"):
        write_widget(tmp_path / app, "other")
    with installed({"one": tmp_path / "one", "two": tmp_path / "two"}):
        assert "The app 'two' brings a widget called 'other', but a widget of the app 'one'" in refusal()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"type": "another"}, "'type' must be the folder's name"),
        ({"label": None}, "'label' must be a text"),
        ({"version": "1"}, "'version' must be a whole number"),
        ({"hydrate": "soon"}, "'hydrate' must be one of"),
        ({"hydrate": "visible"}, "'browser' must name a module"),
        ({"browser": "../secret.js"}, "'browser' must be a path below"),
        ({"browser": "other/missing.js"}, "is missing"),
        ({"settings": []}, "'settings' must be an object"),
        ({"words": "Dismiss"}, "'words' must list"),
        ({"words": [1]}, "'words' must list"),
        ({"settings": {"a": {"kind": "sound"}}}, "'settings.a' must be an object whose 'kind'"),
        ({"settings": {"a": {"kind": "text", "label": "A"}}}, "'settings.a' must have a 'label' and a 'default'"),
    ],
)
def test_a_contract_that_is_not_in_order_stops_the_site_with_a_sentence(tmp_path, changes, reason):

    write_widget(tmp_path, "other", **changes)
    with installed({"package": tmp_path}):
        assert reason in (sentence := refusal()) and "docs/extending.md" in sentence


def test_a_package_that_was_not_built_says_so(tmp_path):
    write_widget(tmp_path, "other", server=None)
    with installed({"package": tmp_path}):
        assert "no server.js: it was packaged without being built" in refusal()


def test_the_example_is_built_from_its_source():
    built = [EXAMPLE / "static" / "intarsia_notice" / "notice.js", EXAMPLE / "widgets" / "notice" / "server.js"]
    before = [file.read_text("utf-8") for file in built]
    runpy.run_path(str(EXAMPLE.parent / "build.py"))
    assert [file.read_text("utf-8") for file in built] == before
