"""Request flows 1 to 3 together: build a page visually, publish it, visit it."""

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import Watched, sign_in
from e2e.editor import drag_to_canvas, open_editor, widget

pytestmark = pytest.mark.browser


def test_an_owner_drags_a_widget_changes_it_publishes_and_a_visitor_sees_it(owner, visitor, new_page):
    """EDIT-ED-01, EDIT-ED-07, W-ALL-01"""
    editor, address = new_page
    watched = open_editor(owner, editor)

    drag_to_canvas(watched, "Heading")
    watched.canvas.locator(".heading").wait_for()
    watched.canvas.locator(".heading").click()
    watched.page.get_by_label("Title", exact=True).fill("Built by hand & published")
    watched.canvas.get_by_text("Built by hand & published").wait_for()
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()

    visit = visitor()
    assert visit.goto(address).status == 200
    assert visit.page.get_by_role("heading", name="Built by hand & published").is_visible()
    assert watched.foreign == []
    assert [error for error in watched.errors if "favicon" not in error] == []


@pytest.mark.matrix
def test_a_value_for_mobile_applies_on_mobile_only(owner, visitor, new_page):
    """EDIT-ED-04, W-ALL-02"""
    editor, address = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Heading").click()
    watched.page.get_by_role("radio", name="Mobile").click()
    watched.page.get_by_role("tab", name="Style").click()
    watched.page.get_by_role("button", name=re.compile("^Text style")).click()
    watched.page.get_by_label(re.compile("^Letter spacing")).first.fill("9px")
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()
    spacing = "getComputedStyle(document.querySelector('main .heading')).letterSpacing"

    phone, desktop = visitor(width=390), visitor()
    phone.goto(address)
    desktop.goto(address)
    assert phone.page.evaluate(spacing) == "9px"
    assert desktop.page.evaluate(spacing) != "9px"


@pytest.fixture
def large_mobile(site):
    """The site has one more device."""
    code = "from intarsia.pages.models import SiteDesign; d = SiteDesign.objects.get(); d.breakpoints = {}; d.save()"
    site.run(code.replace("{}", "{'mobile_extra': 880}"))
    yield
    site.run(code)


@pytest.mark.matrix
def test_a_value_for_large_mobile_applies_between_tablet_and_mobile(owner, visitor, new_page, large_mobile):
    """EDIT-ED-04, RUN-HND-04, RUN-HND-08"""
    editor, address = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Heading").click()
    watched.page.get_by_role("radio", name="Large mobile").click()
    watched.page.get_by_role("tab", name="Style").click()
    watched.page.get_by_role("button", name=re.compile("^Text style")).click()
    watched.page.get_by_label(re.compile("^Letter spacing")).first.fill("9px")
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()

    seen = {}
    for width in (1000, 850, 390):
        visit = visitor(width=width)
        visit.goto(address)
        mode = visit.page.evaluate("window.intarsia.devices.mode()")
        style = "getComputedStyle(document.querySelector('main .heading')).letterSpacing"
        seen[mode] = visit.page.evaluate(style) == "9px"
    assert seen == {"tablet": False, "mobile_extra": True, "mobile": True}


@pytest.mark.matrix
def test_changes_are_autosaved_and_present_after_a_reload(owner, new_page):
    """EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Heading").click()
    watched.page.get_by_label("Title", exact=True).fill("Not lost")
    watched.page.get_by_text("Saved", exact=True).wait_for()

    watched.page.reload()
    watched.page.frame_locator("iframe").first.get_by_text("Not lost").wait_for()


@pytest.mark.matrix
def test_undo_and_redo_work(owner, new_page):
    """EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Heading").click()
    watched.canvas.locator(".heading").wait_for()

    watched.page.get_by_role("button", name="Undo").click()
    watched.canvas.locator(".heading").wait_for(state="detached")
    watched.page.get_by_role("button", name="Redo").click()
    watched.canvas.locator(".heading").wait_for()


@pytest.mark.matrix
def test_each_undo_reverts_one_step(owner, new_page):
    """EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    title = watched.page.get_by_label("Title", exact=True)
    drag_to_canvas(watched, "Heading")
    watched.canvas.locator(".heading").click()
    before = title.input_value()

    title.fill("Oak")
    title.press_sequentially(" and elm")
    title.press("Control+z")
    expect(title).to_have_value(before)
    title.press("Control+z")
    watched.canvas.locator(".heading").wait_for(state="detached")
    expect(watched.page.get_by_role("button", name="Undo")).to_be_disabled()

    watched.page.get_by_role("button", name="Redo").click()
    watched.page.get_by_role("button", name="Redo").click()
    watched.canvas.get_by_text("Oak and elm").wait_for()
    expect(watched.page.get_by_role("button", name="Redo")).to_be_disabled()


def test_nothing_typed_is_lost_while_the_server_is_unavailable(owner, new_page):
    """EDIT-ED-07"""

    editor, _ = new_page
    watched = open_editor(owner, editor)
    widget(watched, "Heading").click()
    watched.page.get_by_text("Saved", exact=True).wait_for()
    watched.page.route("**/document/", lambda route: route.abort())
    watched.page.get_by_label("Title", exact=True).fill("Typed while away")
    watched.page.get_by_text("cannot be reached").first.wait_for()

    again = watched.page.get_by_role("button", name="Try again").element_handle()
    watched.page.unroute("**/document/")
    # The editor tries it again, too, and then there is no button any more.
    again.evaluate("button => button.click()")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    watched.page.reload()
    watched.page.frame_locator("iframe").first.get_by_text("Typed while away").wait_for()


def loses(answered, times=1):
    """A network that fails some requests: before the server receives them, or after it has answered."""
    left = [times]

    def handle(route):
        if route.request.method != "POST" or not left[0]:
            return route.fallback()
        left[0] -= 1
        if answered:
            route.fetch()
        return route.abort("connectionreset")

    return handle


@pytest.mark.matrix
def test_a_failed_publish_is_repeated_when_the_network_returns(owner, visitor, new_page):
    """EDIT-ED-07"""
    editor, address = new_page
    watched = open_editor(owner, editor)
    titled(watched, "Published late")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    watched.page.route("**/document/", loses(answered=False))
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("This also publishes it.").wait_for()
    watched.page.get_by_text("Published", exact=True).wait_for()

    visit = visitor()
    assert visit.goto(address).status == 200
    assert visit.page.get_by_role("heading", name="Published late").is_visible()


@pytest.mark.matrix
@pytest.mark.parametrize("button", ["Save draft", pytest.param("Publish", marks=pytest.mark.matrix)])
def test_a_lost_response_is_no_conflict(owner, new_page, button):
    """EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    titled(watched, "Said once")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    watched.page.route("**/document/", loses(answered=True))
    watched.page.get_by_role("button", name=button, exact=True).click()
    watched.page.get_by_text("cannot be reached").wait_for()
    # Continued editing does not make it one either.
    watched.page.get_by_label("Title", exact=True).fill("Said later")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    watched.page.reload()
    watched.canvas.get_by_text("Said later").wait_for()


@pytest.mark.matrix
def test_saving_resumes_when_a_lock_is_removed(owner, site, new_page):
    """EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    titled(watched, "Before the lock")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    code = (
        "from django.contrib.auth.models import User; from django.utils import timezone;"
        "from intarsia.pages.models import BuilderPage;"
        f"page = BuilderPage.objects.get(pk={editor.split('/')[-2]});"
        "page.locked = LOCKED; page.locked_by = User.objects.get(username='editor');"
        "page.locked_at = timezone.now(); page.save()"
    )
    site.run(code.replace("LOCKED", "True"))
    watched.page.get_by_label("Title", exact=True).fill("While it was locked")
    watched.page.get_by_text("This page is locked.").wait_for()
    site.run(code.replace("LOCKED", "False"))
    watched.page.get_by_text("Saved", exact=True).wait_for(timeout=60_000)
    watched.page.reload()
    watched.canvas.get_by_text("While it was locked").wait_for()


def titled(watched, title):
    """A document with one heading, saved or refused."""
    widget(watched, "Heading").click()
    watched.page.get_by_label("Title", exact=True).fill(title)


@pytest.fixture
def conflict(owner, new_page):
    """Two people have the page open; FIRST is saved, SECOND is refused."""
    editor, _ = new_page
    first, second = open_editor(owner, editor), open_editor(owner, editor, username="editor")
    titled(first, "FIRST")
    first.page.get_by_text("Saved", exact=True).wait_for()
    titled(second, "SECOND")
    second.page.get_by_text("Maud Ferrier saved a newer version after you opened this").wait_for()
    return second


@pytest.mark.matrix
def test_after_loading_the_newer_version_the_own_version_can_still_be_restored(conflict):
    """EDIT-ED-07: both versions can be chosen, none is lost."""
    page, canvas = conflict.page, conflict.canvas
    page.get_by_role("button", name="Load newer version").click()
    canvas.get_by_text("FIRST").wait_for()
    page.get_by_role("button", name="Restore changes").wait_for()

    page.reload()
    canvas.get_by_text("FIRST").wait_for()
    page.get_by_role("button", name="Restore changes").click()
    canvas.get_by_text("SECOND").wait_for()
    page.get_by_text("Saved", exact=True).wait_for()
    page.reload()
    canvas.get_by_text("SECOND").wait_for()
    expect(page.get_by_role("button", name="Restore changes")).to_have_count(0)


@pytest.mark.matrix
def test_after_keeping_the_own_version_the_other_one_is_in_the_history(conflict):
    """EDIT-ED-07: both versions can be chosen, none is lost."""
    page, canvas = conflict.page, conflict.canvas
    page.get_by_role("button", name="Keep my version").click()
    page.get_by_text("Saved", exact=True).wait_for()
    canvas.get_by_text("SECOND").wait_for()
    page.get_by_role("button", name="Undo").click()
    expect(canvas.get_by_text("SECOND")).to_have_count(0)
    page.get_by_role("button", name="Redo").click()
    canvas.get_by_text("SECOND").wait_for()
    page.get_by_role("button", name="History").click()
    page.locator(".versions__entry", has_text="Maud Ferrier").get_by_role("button", name="Restore").first.click()
    canvas.get_by_text("FIRST").wait_for()


@pytest.mark.matrix
def test_a_second_tab_keeps_the_unsaved_changes_of_the_first_one(owner, new_page):
    """EDIT-ED-07"""
    editor, _ = new_page
    first = open_editor(owner, editor)
    second = Watched(first.page.context.new_page(), first.base)
    second.goto(editor)
    titled(second, "Of the second tab")
    second.page.get_by_text("Saved", exact=True).wait_for()
    titled(first, "Precious")
    first.page.get_by_role("button", name="Keep my version").wait_for()
    second.page.get_by_label("Title", exact=True).fill("Again of the second tab")
    second.page.get_by_text("Unsaved changes", exact=True).wait_for()
    second.page.get_by_text("Saved", exact=True).wait_for()

    # Like a crash: no script of the page runs any more.
    first.page.close(run_before_unload=False)
    second.page.reload()
    second.page.get_by_role("button", name="Restore changes").click()
    second.page.frame_locator("iframe").first.get_by_text("Precious").wait_for()


@pytest.mark.matrix
def test_unsaved_changes_are_not_offered_to_another_user_of_the_browser(owner, new_page):
    """EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    page = watched.page
    page.route("**/document/", lambda route: route.abort() if route.request.method == "POST" else route.fallback())
    titled(watched, "Only for the owner")
    page.get_by_text("cannot be reached").first.wait_for()
    context, base = page.context, watched.base
    page.close(run_before_unload=False)

    for username, offered in (("editor", 0), ("owner", 1)):
        context.clear_cookies()
        page = context.new_page()
        page.goto(base + "/admin/login/")
        sign_in(page, username)
        page.goto(base + editor)
        page.wait_for_selector("iframe")
        page.get_by_text("Saved", exact=True).wait_for()
        expect(page.get_by_role("button", name="Restore changes")).to_have_count(offered)


@pytest.mark.matrix
def test_focus_stays_on_the_pressed_button(owner, new_page):
    """EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    titled(watched, "By keyboard")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    for name, status in (("Save draft", "Saved"), ("Publish", "Published")):
        button = watched.page.get_by_role("button", name=name, exact=True)
        button.press("Enter")
        watched.page.get_by_text(status, exact=True).wait_for()
        expect(button).to_be_focused()
    undo = watched.page.get_by_role("button", name="Undo")
    while undo.get_attribute("aria-disabled") != "true":
        undo.press("Enter")
    expect(undo).to_be_focused()


@pytest.mark.matrix
def test_after_signing_in_again_in_another_tab_saving_and_preview_work(owner, new_page):
    """EDIT-ED-06, EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    titled(watched, "Before")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    watched.page.context.clear_cookies(name="sessionid")
    watched.page.get_by_label("Title", exact=True).fill("After")
    with watched.page.context.expect_page() as opened:
        watched.page.get_by_role("link", name="Sign in (new tab)").click()
    other = opened.value
    other.get_by_label("Username").fill("owner")
    other.get_by_label("Password").fill("intarsia")
    other.get_by_role("button", name="Sign in").click()
    other.wait_for_url("**/edit/")
    other.close()

    # The event of a window that comes to the front; headless browsers have no windows.
    watched.page.evaluate("window.dispatchEvent(new Event('focus'))")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    with watched.page.context.expect_page() as opened:
        watched.page.get_by_role("button", name="Preview in a new tab").click()
    opened.value.get_by_role("heading", name="After").wait_for()


@pytest.mark.matrix
def test_a_page_that_the_canvas_cannot_render_shows_an_explanation(owner, site, new_page):
    """EDIT-ED-07: an earlier version is restored from there."""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    titled(watched, "Whole")
    watched.page.get_by_text("Saved", exact=True).wait_for()
    # The editor refuses such a document; a migration or an import of the site does not.
    code = (
        "from intarsia.pages.models import BuilderPage;"
        f"page = BuilderPage.objects.get(pk={editor.split('/')[-2]});"
        "page.document = {'root': {}, 'content': [{'type': 'zzz', 'props': {'id': {'toString': 1, 'valueOf': 1}}}]};"
        "page.save_revision(clean=False)"
    )
    site.run(code)
    watched.page.reload()
    watched.page.get_by_text("The editor cannot show this page").wait_for()
    assert watched.violations("'#intarsia-editor'") == []
    expect(watched.page.get_by_role("link", name="Leave the editor")).to_be_visible()
    watched.page.locator(".versions__entry", has_text="You").get_by_role("button", name="Restore").click()
    watched.canvas.get_by_text("Whole").wait_for()


@pytest.mark.matrix
def test_without_permission_there_is_no_publish_button(owner, new_page):
    """EDIT-ED-06"""
    editor, _ = new_page
    watched = open_editor(owner, editor, username="editor")

    assert watched.page.get_by_role("button", name="Publish", exact=True).count() == 0


@pytest.mark.matrix
def test_a_visitor_cannot_open_the_editor(visitor, new_page):
    """EDIT-ED-06"""
    editor, _ = new_page
    watched = visitor()
    watched.goto(editor)

    assert "/login/" in watched.page.url


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.matrix)])
def test_the_editor_is_accessible(owner, new_page, theme):
    """EDIT-ED-01, W-ALL-03"""

    editor, _ = new_page
    watched = open_editor(owner, editor, color_scheme=theme)
    widget(watched, "Heading").click()
    watched.canvas.locator(".heading").wait_for()

    assert watched.violations("'#intarsia-editor'") == []
