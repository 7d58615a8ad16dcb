"""A page goes from its author to a moderator and back, and becomes public, without leaving the visual editor."""

import pytest
from playwright.sync_api import expect

from .editor import open_editor, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


def test_19_an_author_submits_a_page_and_a_moderator_asks_for_changes_and_approves_it(owner, visitor, new_page):
    editor, public = new_page
    author = open_editor(owner, editor, username="editor")
    titled(author, "Oak and brass")
    author.page.get_by_role("button", name="Submit for review").click()
    expect(author.page.get_by_text("In review: Moderators approval")).to_be_visible()
    # Nobody edits what is being reviewed.
    expect(author.page.get_by_label("Title", exact=True)).not_to_be_editable()

    moderator = open_editor(owner, editor)
    decide(moderator, "Request changes…")
    dialog = moderator.page.get_by_role("dialog", name="Request changes")
    dialog.get_by_label("Comment").fill("Name the wood, please.")
    dialog.get_by_role("button", name="Request changes").click()
    expect(dialog).to_have_count(0)

    back = open_editor(owner, editor, username="editor")
    notice = back.page.get_by_role("status").filter(has_text="Name the wood, please.")
    expect(notice).to_contain_text("Maud Ferrier requested changes.")
    back.canvas.get_by_role("heading", name="Oak and brass").click()
    back.page.get_by_label("Title", exact=True).fill("Quartered oak and brass")
    back.page.get_by_role("button", name="Submit for review").click()
    expect(back.page.get_by_text("In review: Moderators approval")).to_be_visible()

    moderator.page.reload()
    decide(moderator, "Approve and Publish")
    expect(moderator.page.get_by_role("button", name="Review", exact=True)).to_have_count(0)
    seen = visitor()
    seen.goto(public)

    expect(seen.page.get_by_role("heading", name="Quartered oak and brass")).to_be_visible()
    assert author.errors == moderator.errors == back.errors == []


def titled(watched, title: str) -> None:
    widget(watched, "Heading").click()
    watched.page.get_by_label("Title", exact=True).fill(title)


def decide(watched, choice: str) -> None:
    watched.page.get_by_role("button", name="Review", exact=True).click()
    watched.page.get_by_role("menuitem", name=choice, exact=True).click()
