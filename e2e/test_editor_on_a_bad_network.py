"""The editor on slow and failing networks, in two tabs and by two people: nothing typed is lost or overwritten."""

import pytest
from playwright.sync_api import Route, expect

from e2e.editor import open_editor, saved, widget

pytestmark = pytest.mark.browser


def titled(watched, title):
    widget(watched, "Heading").click()
    watched.page.get_by_label("Title", exact=True).fill(title)


def titles(watched):
    return [element["props"]["title"] for element in saved(watched)["content"]]


def is_saved(watched):
    watched.page.get_by_text("Saved", exact=True).wait_for(timeout=60_000)


def answers(times, **answer):
    """The network in front of the site answers the first saves, although the server stored them."""
    left = [times]

    def handle(route: Route):
        if route.request.method != "POST" or not left[0]:
            return route.fallback()
        left[0] -= 1
        stored = route.fetch()
        return route.fulfill(**{"status": 200, "body": stored.body()[:20], **answer})

    return handle


@pytest.mark.matrix
@pytest.mark.parametrize(
    "answer",
    [
        {},
        pytest.param({"body": "<html>Sign in to the network</html>"}, marks=pytest.mark.matrix),
        pytest.param({"status": 500, "body": "<html>Error</html>"}, marks=pytest.mark.matrix),
        pytest.param({"status": 429, "body": "<html>Too many requests</html>"}, marks=pytest.mark.matrix),
    ],
    ids=["broken off", "of a hotel", "500", "429"],
)
def test_saving_continues_by_itself_after_an_answer_that_the_editor_cannot_read(owner, new_page, answer):
    """EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    watched.page.route("**/document/", answers(2, **answer))
    titled(watched, "Typed once")
    watched.page.get_by_role("alert").get_by_text("stored in this browser").wait_for()

    is_saved(watched)
    expect(watched.page.get_by_role("alert").get_by_text("newer version")).to_have_count(0)
    assert titles(watched) == ["Typed once"]


@pytest.mark.matrix
def test_two_people_on_a_slow_network_overwrite_nothing_silently(owner, new_page):
    """EDIT-ED-07"""
    editor, _ = new_page
    first, second = open_editor(owner, editor), open_editor(owner, editor, username="editor")
    for watched in (first, second):
        session = watched.page.context.new_cdp_session(watched.page)
        session.send("Network.enable")
        slow = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 20_000}
        session.send("Network.emulateNetworkConditions", slow)
    titled(first, "FIRST")
    titled(second, "SECOND")
    conflicts = [one.page.get_by_role("button", name="Keep my version") for one in (first, second)]
    conflicts[0].or_(first.page.get_by_text("Saved", exact=True)).wait_for()
    refused, stored = (first, second) if conflicts[0].is_visible() else (second, first)
    refused.page.get_by_role("button", name="Keep my version").click()
    is_saved(refused)
    is_stored = "FIRST" if stored is first else "SECOND"
    refused.page.get_by_role("button", name="History").click()
    refused.page.locator(".versions__entry").get_by_role("button", name="Restore").first.click()
    refused.canvas.get_by_text(is_stored).wait_for()


@pytest.mark.matrix
def test_the_content_of_a_deleted_page_can_go_to_another_page(owner, site, new_page):
    """EDIT-ED-07"""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    titled(watched, "Before")
    is_saved(watched)
    pk = editor.split("/")[-2]
    site.run(f"from wagtail.models import Page; Page.objects.get(pk={pk}).delete()")
    watched.page.get_by_label("Title", exact=True).fill("Typed after the deletion")
    watched.page.get_by_text("This was deleted.").wait_for()
    watched.page.get_by_role("button", name="Copy all elements").click()
    other = f"/admin/intarsia/page/{site.add_page('Another', f'another-{pk}')}/"
    watched.page.on("dialog", lambda dialog: dialog.accept())
    watched.goto(other)
    watched.page.wait_for_selector("iframe")
    watched.page.keyboard.press("Control+v")
    watched.canvas.get_by_text("Typed after the deletion").wait_for()


@pytest.mark.matrix
def test_a_part_of_the_editor_that_cannot_be_loaded_is_loaded_later(owner, new_page):
    """EDIT-ED-07: the handles of a selected element are a file of their own."""
    editor, _ = new_page
    watched = open_editor(owner, editor)
    handles = "**/chunks/Handles-*.js"
    watched.page.route(handles, lambda route: route.abort())
    with watched.page.expect_event("requestfailed"):
        widget(watched, "Container").click()
    expect(watched.page.get_by_role("complementary", name="Settings")).to_be_visible()
    watched.page.unroute(handles)

    watched.canvas.locator("[data-handle]").first.wait_for()
