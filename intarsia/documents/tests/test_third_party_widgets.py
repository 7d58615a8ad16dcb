"""Third-party widgets are rendered, styled and checked like ours; a faulty one affects only itself."""

import logging
import runpy
import shutil

import pytest
from django.core.exceptions import ImproperlyConfigured

from intarsia.documents import contract
from intarsia.documents.tests.third_party_packages import EXAMPLE, SERVER, installed, write_widget
from intarsia.documents.third_party.third_party_schema import schema_faults
from intarsia.documents.third_party.third_party_widgets import third_party_widgets
from intarsia.documents.validation.setting_kinds import VALUE_CHECKS
from intarsia.rendering.checks import third_party_widgets_load
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.page_css import stylesheet, third_party_css
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.tests.faulty_widgets import element, heading, page
from intarsia.rendering.v8.engine import Renderer

pytestmark = pytest.mark.django_db


def render(*content: dict):
    return render_documents({"main": page(*content)}, RenderContext()).value


def test_a_third_party_widget_is_rendered_next_to_ours():
    with installed({"intarsia_notice": EXAMPLE}):
        rendered = render(heading("a", "Ours"), element("notice", "n", text="Mind the step", tone="urgent"))

    assert "Ours" in rendered.html["main"]
    assert '<p class="notice__text">Mind the step</p>' in rendered.html["main"]
    assert "notice--urgent" in rendered.html["main"]


def test_a_third_party_island_has_the_urls_of_its_module_and_host():
    with installed({"intarsia_notice": EXAMPLE}):
        html = render(element("notice", "n")).html["main"]

    assert 'data-hydrate="interaction"' in html
    assert 'data-src="/static/intarsia_notice/notice.js?v=' in html
    assert 'data-host="/static/intarsia/host-' in html


def test_a_third_party_enhancement_loads_without_react(tmp_path):
    write_widget(tmp_path, "other", hydrate="visible", enhance=True, browser="other/other.js")
    (tmp_path / "static" / "other").mkdir(parents=True)
    (tmp_path / "static" / "other" / "other.js").write_text("export const enhance = (root, until) => {};")
    with installed({"package": tmp_path}):
        html = render(element("other", "o")).html["main"]

    assert 'data-hydrate="visible" data-src="/static/other/other.js?v=' in html
    assert "data-host" not in html
    assert "data-settings" not in html


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            {"hydrateWhen": {"setting": "tone", "is": ["calm"]}},
            "'hydrateWhen' is not a condition: a condition has \"field\"",
        ),
        (
            {"settings": {"a": {"kind": "text", "label": "A", "default": "", "visible": {"all": "b"}}}},
            "'settings.a.visible' is not a condition",
        ),
        ({"enhance": "yes"}, "'enhance' must be true, or absent"),
        (
            {"settings": {"text": {"kind": "text", "label": "Text", "default": "", "bindable": "no"}}},
            "'settings.text.bindable' must be false, or absent",
        ),
        ({"enhance": True, "hydrate": "never"}, "'hydrate' must say when the enhancement loads"),
    ],
)
def test_a_wrong_enhancement_or_condition_stops_the_site_at_start_up(tmp_path, changes, fault):
    write_widget(tmp_path, "other", **changes)
    with installed({"package": tmp_path}), pytest.raises(ImproperlyConfigured, match=fault):
        third_party_widgets()


def test_a_new_version_of_a_module_has_another_url(tmp_path):
    shutil.copytree(EXAMPLE, tmp_path / "app")
    with installed({"intarsia_notice": tmp_path / "app"}):
        (before,) = [widget.browser_path for widget in third_party_widgets()]
    with (tmp_path / "app" / "static" / "intarsia_notice" / "notice.js").open("a") as module:
        module.write("// changed")
    with installed({"intarsia_notice": tmp_path / "app"}):
        (after,) = [widget.browser_path for widget in third_party_widgets()]

    assert before != after


def test_third_party_styles_are_only_on_pages_that_use_the_widget():
    with installed({"intarsia_notice": EXAMPLE}):
        using, other = render(element("notice", "n")), render(heading("a", "Ours"))

        assert ".notice__dismiss" in stylesheet(using, {})
        assert ".notice__dismiss" not in stylesheet(other, {})
        assert ".notice__dismiss" in third_party_css()


def test_third_party_styles_can_use_static_files(tmp_path, settings):
    settings.STATIC_URL = "https://files.example.com/s/"
    folder = write_widget(tmp_path, "other")
    (folder / "style.css").write_text('.other { background: url("__STATIC_URL__other/paper.svg") }')
    with installed({"package": tmp_path}):
        assert 'url("https://files.example.com/s/other/paper.svg")' in stylesheet(render(element("other", "o")), {})


def test_documents_are_checked_against_third_party_contracts():
    with installed({"intarsia_notice": EXAMPLE}):
        problems = contract.check(page(element("notice", "n", tone="shouting")))
        assert contract.check(page(element("notice", "n", tone="calm"))) == []
    assert [problem.path for problem in problems] == ["content[0].props.tone"]

    # Without the package, the widget is unknown and accepted.
    assert contract.check(page(element("notice", "n", tone="shouting"))) == []


def test_the_contract_decides_which_settings_the_view_gets(tmp_path):
    write_widget(tmp_path, "other")
    with installed({"package": tmp_path}):
        assert "Good morning" in render(element("other", "o")).html["main"]


def test_third_party_strings_are_translated(tmp_path):
    view = "() => React.createElement('p', null, kit.useUiStrings()('Next slide'))"
    script = f"globalThis.intarsiaWidget = ({{ React, kit }}) => ({{ View: {view} }})"
    write_widget(tmp_path, "other", server=script, words=["Next slide"])
    with installed({"package": tmp_path}):
        german = RenderContext(load=LoadContext(locale="de"))
        html = render_documents({"main": page(element("other", "o"))}, german).value.html["main"]

    assert html == "<p>Nächste Folie</p>"


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("throw new Error('no such luck')", "no such luck"),
        ("const = 1", "SyntaxError"),
        ("globalThis.somethingElse = 1", "does not set globalThis.intarsiaWidget"),
        ("globalThis.intarsiaWidget = () => ({})", "View() should be implemented"),
        pytest.param("for (;;) {}", "took too long", marks=pytest.mark.long),
    ],
)
def test_a_package_that_fails_to_load_loses_only_its_own_widget(tmp_path, caplog, script, reason):
    write_widget(tmp_path, "broken", server=script)
    write_widget(tmp_path, "other")
    with installed({"package": tmp_path}), caplog.at_level(logging.ERROR):
        rendered = render(heading("a", "Ours"), element("broken", "b"), element("other", "o"))
        warnings = third_party_widgets_load()

    assert "Ours" in rendered.html["main"] and "Good morning" in rendered.html["main"]
    assert "The widget 'broken' of another package cannot be loaded" in caplog.text and reason in caplog.text
    assert [warning.id for warning in warnings] == ["intarsia.W001"]
    assert "'broken'" in warnings[0].msg and reason in warnings[0].msg


def test_a_check_of_the_widgets_of_other_packages_leaves_no_process_behind(tmp_path, monkeypatch):
    processes: list[tuple[Renderer, int]] = []
    call = Renderer.call

    def watched(renderer, *arguments):
        answer = call(renderer, *arguments)
        processes.append((renderer, renderer.pid))
        return answer

    monkeypatch.setattr(Renderer, "call", watched)
    write_widget(tmp_path, "other")
    with installed({"package": tmp_path}):
        third_party_widgets_load()

    [(renderer, pid)] = processes
    assert pid and not renderer.pid


def test_two_packages_may_use_the_same_names_inside(tmp_path):
    for app in ("one", "two"):
        write_widget(tmp_path / app, f"{app}_widget")
    with installed({"one": tmp_path / "one", "two": tmp_path / "two"}):
        html = render(element("one_widget", "a"), element("two_widget", "b")).html["main"]
    assert html.count("Good morning") == 2


def test_a_script_can_be_a_bundled_module(tmp_path):
    made = SERVER.replace("globalThis.intarsiaWidget = factory", "return { default: factory }")
    write_widget(tmp_path, "other", server=f"var intarsiaWidget = (() => {{ {made} }})();")
    with installed({"package": tmp_path}):
        assert "Good morning" in render(element("other", "o")).html["main"]


def refusal() -> str:
    with pytest.raises(ImproperlyConfigured) as caught:
        third_party_widgets()
    return str(caught.value)


def test_a_widget_with_the_name_of_ours_stops_the_site_with_a_message(tmp_path):
    write_widget(tmp_path, "heading")
    with installed({"shop": tmp_path}):
        assert "'heading'" in (sentence := refusal()) and "'shop_heading'" in sentence


def test_two_widgets_with_one_name_stop_the_site_with_a_message(tmp_path):
    for app in ("one", "two"):
        write_widget(tmp_path / app, "other")
    with installed({"one": tmp_path / "one", "two": tmp_path / "two"}):
        assert "The app 'two' has a widget called 'other', but a widget of the app 'one'" in refusal()


def setting(kind: str, **own):
    return {"kind": kind, "label": "A", "default": "", **own}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"type": "another"}, "'type' must be the folder's name"),
        ({"label": None}, "'label' must be a text"),
        ({"version": "1"}, "'version' must be a whole number"),
        ({"version": 2, "upgrades": [3]}, "'upgrades' must list the versions from 2 to 'version'"),
        ({"version": 2, "upgrades": [1]}, "'upgrades' must list the versions from 2 to 'version'"),
        ({"version": 2, "upgrades": 2}, "'upgrades' must list the versions from 2 to 'version'"),
        ({"hydrate": "soon"}, "'hydrate' must be one of"),
        ({"hydrate": "visible"}, "'browser' must name a module"),
        ({"browser": "../secret.js"}, "'browser' must be a path below"),
        ({"browser": "other/missing.js"}, "is missing"),
        ({"settings": []}, "'settings' must be an object"),
        ({"words": "Dismiss"}, "'words' must list"),
        ({"words": [1]}, "'words' must list"),
        ({"linkCommands": {"prefix": "player", "label": "Play"}}, "'linkCommands' must have a 'prefix'"),
        ({"linkCommands": {"prefix": "a b", "label": "Play", "commands": {"play": "Plays it"}}}, "'linkCommands' must"),
        ({"settings": {"a": {"kind": "sound"}}}, "'settings.a' must be an object whose 'kind'"),
        ({"settings": {"a": {"kind": "text", "label": "A"}}}, "'settings.a' must have a 'label' and a 'default'"),
        ({"settings": {"a": setting("select", options="big")}}, "'settings.a' must list its 'options'"),
        ({"settings": {"a": setting("text", bindable="no")}}, "'settings.a.bindable' must be false, or absent"),
        (
            {"settings": {"a": setting("slot", shows="visitors")}},
            "'settings.a.shows' must be one of items, page",
        ),
        ({"settings": {"a": setting("text", visible={"b": 1})}}, "'settings.a.visible' is not a condition"),
        ({"settings": {"a": setting("list", fields=[])}}, "'settings.a.fields' must be an object"),
        (
            {"settings": {"a": setting("list", fields={"b": {}})}},
            "'settings.a.fields.b' must be an object",
        ),
    ],
)
def test_an_invalid_contract_stops_the_site_with_a_message(tmp_path, changes, reason):

    write_widget(tmp_path, "other", **changes)
    with installed({"package": tmp_path}):
        assert reason in (sentence := refusal()) and "docs/guides/write-a-widget.md" in sentence


@pytest.mark.parametrize("kind", [*VALUE_CHECKS, "slot"])
def test_packages_can_have_settings_of_every_kind(kind):
    setting = {"kind": kind, "label": "One", "default": "", "options": [], "item": "item", "fields": {}}
    schema = {"type": "acme", "label": "", "category": "content", "icon": "text", "version": 1, "hydrate": "never"}

    assert list(schema_faults({**schema, "settings": {"one": setting}}, "acme")) == []


def test_a_package_that_was_not_built_stops_the_site_with_a_message(tmp_path):
    write_widget(tmp_path, "other", server=None)
    with installed({"package": tmp_path}):
        assert "no server.js: the package was not built before it was packaged" in refusal()


def test_the_example_is_built_from_its_source():
    built = [EXAMPLE / "static" / "intarsia_notice" / "notice.js", EXAMPLE / "widgets" / "notice" / "server.js"]
    before = [file.read_text("utf-8") for file in built]
    runpy.run_path(str(EXAMPLE.parent / "bundle.py"))
    assert [file.read_text("utf-8") for file in built] == before


def test_the_example_upgrades_notices_of_its_first_version():
    with installed({"intarsia_notice": EXAMPLE}):
        html = render(element("notice", "n", button="Understood", **{"$version": 1})).html["main"]

    assert "Understood" in html
