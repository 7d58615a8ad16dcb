"""Comments below an article: their author sees them, moderators find them, and the badge explains itself."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import site as sites
from e2e.conftest import Open, Watched
from e2e.people import answers_until

pytestmark = pytest.mark.browser

ARTICLE = "/journal/in-defence-of-warm-glue/"
QUESTION = "Does it hold on oak as well? Mine let go of a drawer front after a single winter beside the stove."
WAITS = "Your comment is awaiting approval"


def approves(site: sites.Site, whom: str) -> None:
    code = (
        "from intarsia.comments.models import CommentSettings as C; from wagtail.models import Site;"
        f"one = C.for_site(Site.objects.get()); one.approval = '{whom}'; one.save()"
    )
    site.run(code)


def stored(site: sites.Site, text: str) -> list[dict]:
    code = (
        "import json; from intarsia.comments.models import Comment as C;"
        "print(json.dumps([{'state': one.state, 'is_real_person': one.is_real_person, 'outcome': one.record.outcome}"
        f" for one in C.objects.filter(text__startswith={text!r})]))"
    )
    return json.loads(site.run(code).splitlines()[-1])


def evidence_of_spam(site: sites.Site, text: str) -> list[str]:
    """The reasons that speak against a comment."""
    code = (
        "import json; from intarsia.comments.models import Comment as C;"
        f"one = C.objects.get(text__startswith={text!r});"
        "print(json.dumps([found['reason'] for found in one.record.reasons if found['weight'] > 0]))"
    )
    return json.loads(site.run(code).splitlines()[-1])


def write(page: Page, text: str, name: str = "Ana Prokop") -> None:
    """In more than the two seconds that a person needs."""
    form = page.locator("#comment-form")
    form.get_by_label("Your name").click()
    page.keyboard.type(name, delay=20)
    form.get_by_label("E-mail address").fill("ana@example.org")
    form.get_by_label("Your comment").click()
    page.keyboard.type(text, delay=20)


def send(page: Page) -> None:
    page.get_by_role("button", name="Send ").click()


def test_PROT_BDG_07_a_persons_comment_appears_on_the_page_with_a_badge(person: Watched, site: sites.Site):
    """PROT-BDG-05, PROT-BDG-07, PROT-SRV-14"""
    approves(site, "none")
    page = person.page
    person.goto(ARTICLE)
    page.wait_for_selector("#comment-form [name=ct_no_cookie_hidden_field]", state="attached")
    page.mouse.move(300, 200, steps=4)
    page.locator("#comment-form").scroll_into_view_if_needed()
    # The browser check finishes before a person has typed.
    page.wait_for_selector("#comment-form [name=ct_bot_detector_event_token]:not([value=''])", state="attached")
    write(page, QUESTION)
    assert person.violations("'#comments'") == []
    send(page)
    page.get_by_text("Your comment has been published").wait_for()
    assert evidence_of_spam(site, QUESTION) == []
    # The other worker may answer from its page cache for a quarter of a second.
    answers_until(
        f"{site.url}{ARTICLE}", lambda seen: len(seen) > 30 and all(QUESTION in one.html for one in seen[-30:])
    )
    person.goto(ARTICLE)
    mine = page.locator(".comments__comment", has_text="Does it hold on oak")

    expect(mine).to_have_count(1)
    # The badge loads when its position is near the screen, and other comments may be above.
    mine.scroll_into_view_if_needed()
    expect(mine.get_by_role("button", name="The Real Person Badge!")).to_be_visible()
    assert stored(site, QUESTION) == [{"state": "approved", "is_real_person": True, "outcome": "allow"}]
    assert (person.errors, person.foreign, page.context.cookies()) == ([], [], [])


@pytest.mark.matrix
def test_PROT_SIG_18_a_comment_without_javascript_is_accepted_and_held(visitor: Open, site: sites.Site):
    """PROT-SIG-18, PROT-BDG-05: on a phone, as a reply."""
    approves(site, "first")
    watched = visitor(width=390, java_script_enabled=False)
    watched.goto(ARTICLE)
    page = watched.page
    page.get_by_role("button", name="Reply to Piotr Lisowski").click()
    expect(page.get_by_role("heading", name="Reply to Piotr Lisowski")).to_be_visible()
    form = page.locator("#comment-form")
    form.get_by_label("Your name").fill("Lene")
    form.get_by_label("Your comment").fill("A hundred and ten years. What did the veneer look like below it?")
    form.get_by_label("E-mail address").fill("lene@example.org")
    send(page)
    page.get_by_text(WAITS).wait_for()
    assert page.get_by_text("What did the veneer look like").count() == 1

    watched.goto(ARTICLE)
    assert page.get_by_text("What did the veneer look like").count() == 0
    assert stored(site, "A hundred and ten") == [{"state": "waiting", "is_real_person": False, "outcome": "allow"}]


@pytest.mark.matrix
@pytest.mark.parametrize("has_script", [True, pytest.param(False, marks=pytest.mark.matrix)])
def test_PROT_BDG_07_a_form_error_can_be_reached_and_fixed_by_keyboard(visitor: Open, has_script: bool):
    """PROT-BDG-07, PROT-SIG-18: with JavaScript and without."""
    watched = visitor(java_script_enabled=has_script)
    watched.goto(ARTICLE)
    page = watched.page
    answer = page.get_by_role("button", name="Reply to Piotr Lisowski")
    answer.focus()
    page.keyboard.press("Enter")
    form = page.get_by_role("form", name="Reply to Piotr Lisowski")
    expect(form).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Cancel reply")).to_be_focused()
    for words in ("Lene", "lene@nowhere", "A hundred and eleven years."):
        page.keyboard.press("Tab")
        page.keyboard.type(words)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    notice = page.locator("#comment-notice")
    expect(notice).to_be_focused()
    expect(notice).to_be_in_viewport()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    email = page.get_by_label("E-mail address")
    expect(email).to_be_focused()
    expect(email).to_have_attribute("aria-invalid", "true")
    expect(email).to_have_accessible_description("It will not be published. Enter a valid email address.")
    expect(page.get_by_label("Your comment")).to_have_value("A hundred and eleven years.")
    if has_script:
        assert watched.violations("'#comments'") == []


@pytest.mark.matrix
def test_PROT_SRV_14_a_bot_is_held_or_refused(visitor: Open, site: sites.Site):
    """PROT-SRV-14: a browser that reports automation and immediately sends typical spam."""
    approves(site, "none")
    watched = visitor()
    watched.goto(ARTICLE)
    page = watched.page
    page.wait_for_selector("#comment-form [name=ct_no_cookie_hidden_field]", state="attached")
    form = page.locator("#comment-form")
    text = "FREE MONEY!!! Earn $5000 a day http://a.example.top http://b.example.ru http://c.example.tk now"
    for label, value in (("Your name", "Buy"), ("E-mail address", "buy@example.top"), ("Your comment", text)):
        form.get_by_label(label).fill(value)
    send(page)
    page.get_by_text(WAITS).or_(page.get_by_text("message looks automated")).first.wait_for()

    assert all(one["state"] == "waiting" and one["outcome"] == "hold" for one in stored(site, "FREE MONEY"))
    watched.goto(ARTICLE)
    assert page.get_by_text("FREE MONEY").count() == 0


def badge_on(watched: Watched) -> tuple[Locator, Locator]:
    """The first badge of the page, and its popup."""
    watched.goto(ARTICLE)
    page = watched.page
    # It loads when its position is near the screen.
    page.locator(".apbct-trp").first.scroll_into_view_if_needed()
    badge = page.get_by_role("button", name="The Real Person Badge!").first
    badge.scroll_into_view_if_needed()
    return badge, page.locator(".apbct-real-user-popup").first


@pytest.mark.matrix
def test_PROT_BDG_02_06_the_badge_opens_by_mouse_and_keyboard(visitor: Open):
    """PROT-BDG-01, PROT-BDG-02, PROT-BDG-06"""
    watched = visitor()
    badge, popup = badge_on(watched)
    page = watched.page
    expect(popup).to_be_hidden()

    badge.hover()
    expect(popup).to_be_visible()
    assert watched.violations("'#comments'") == []
    page.mouse.move(5, 5)
    expect(popup).to_be_hidden()

    badge.focus()
    expect(popup).to_be_visible()
    page.keyboard.press("Escape")
    expect(popup).to_be_hidden()
    page.keyboard.press("Enter")
    expect(popup).to_be_visible()
    expect(popup).to_contain_text("verified as not a bot")


@pytest.mark.matrix
def test_PROT_BDG_03_a_tap_opens_the_badge_for_three_seconds(visitor: Open):
    """PROT-BDG-03"""
    badge, popup = badge_on(visitor(width=390, has_touch=True))
    badge.tap()

    expect(popup).to_be_visible()
    expect(popup).to_be_in_viewport(ratio=1)


def waiting(site: sites.Site, *names: str) -> None:
    """Comments of these people below the article, with the records that lists show."""
    code = (
        "from intarsia.comments.models import Comment as C; from intarsia.comments.moderation import record_of;"
        "from wagtail.models import Page; page = Page.objects.get(slug='in-defence-of-warm-glue');"
        "make = lambda name: C.objects.create(page=page, name=name, email='reader@example.org',"
        " text=f'Words of {name}.', digest=name);"
        f"[record_of(make(name)) for name in {names!r}]"
    )
    site.run(code)


def press(page: Page, button: str) -> None:
    page.get_by_role("button", name=button, exact=True).focus()
    page.keyboard.press("Enter")


def read_comment(watched: Watched, name: str) -> None:
    """From the list, by keyboard."""
    watched.goto("/admin/visitor_comments/")
    assert watched.violations("'#main'") == []
    watched.page.get_by_role("link", name=name).focus()
    watched.page.keyboard.press("Enter")
    expect(watched.page.get_by_role("heading", name="Content")).to_be_visible()
    assert watched.violations("'#main'") == []
    assert not watched.scrolls_sideways()


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, pytest.param(390, marks=pytest.mark.matrix)])
def test_PROT_BDG_07_a_moderator_reads_decides_replies_and_undoes_by_keyboard(
    owner: Open, visitor: Open, site: sites.Site, width: int
):
    """PROT-BDG-07, PROT-SRV-11"""
    asked, praised, sold = (f"{name} {width}" for name in ("Asker", "Praiser", "Seller"))
    waiting(site, asked, praised, sold)
    watched = owner(width=width)
    page = watched.page
    read_comment(watched, praised)
    press(page, "Approve")
    expect(page.get_by_text("1 comment approved.")).to_be_visible()

    read_comment(watched, asked)
    page.get_by_label("Your reply").focus()
    page.keyboard.type(f"Warm, of course, {asked}.")
    press(page, "Reply")
    expect(page.get_by_text("Your reply has been published.")).to_be_visible()

    read_comment(watched, sold)
    press(page, "Mark as spam")
    expect(page.get_by_text("1 comment marked as spam.")).to_be_visible()
    assert page.get_by_role("link", name=sold).count() == 0
    press(page, "Undo")
    expect(page.get_by_text("1 comment restored.")).to_be_visible()
    expect(page.get_by_role("link", name=sold)).to_be_visible()

    reader = visitor()
    reader.goto(ARTICLE)
    shown = reader.page.locator("#comments")
    expect(shown).to_contain_text(f"Words of {praised}.")
    expect(shown).to_contain_text(f"Warm, of course, {asked}.")
    expect(shown).not_to_contain_text(sold)
    assert (watched.errors, watched.foreign) == ([], [])
