"""A doubtful message: the sender confirms it in a dialog, by keyboard, and it is not held."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from e2e import site as sites
from e2e.conftest import PERSONS_BROWSER, Watched

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

ARTICLE = "/journal/in-defence-of-warm-glue/"
# Different ones, because a message that was sent before is not asked about again.
COMMENTS = {
    1440: "Does it hold on oak as well, or only on softer woods?",
    390: "Which glue do you use for the courses, and where can I buy it?",
}
QUESTIONS = {
    "ajax": "Is the veneer course in May suitable for beginners?",
    "postback": "We are a class of twelve and would like to visit the workshop on a morning in June.",
}
# Everybody is doubtful: a usual message of a person has a score of 0.015 to 0.05. With the step, it is below 0.01.
DOUBT = (
    "from intarsia.protection.models import ProtectionSettings as P; from wagtail.models import Site;"
    "rules = P.for_site(Site.objects.get()); rules.hold_from = 0.01; rules.confirm_below = 0.99; rules.save()"
)
APPROVES_ALL = (
    "from intarsia.comments.models import CommentSettings as C; from wagtail.models import Site;"
    "one = C.for_site(Site.objects.get()); one.approval = 'none'; one.save()"
)
OUTCOMES = (
    "import json; from intarsia.moderation.models import ModerationRecord as R;"
    "print(json.dumps([[one.outcome, [found['reason'] for found in one.reasons]]"
    " for one in R.objects.order_by('-pk')[:1]]))"
)

SHOWS_FORM = """
from wagtail.models import Site
from intarsia.pages.models import BuilderPage
from intarsia.webforms.models import WebForm
def document(kind, **props):
    return {{"root": {{"props": {{"schemaVersion": 1}}}}, "content": [{{"type": kind, "props": props}}], "zones": {{}}}}
question = document("textarea", id="question", label="Your question", is_required="yes")
question["content"] += [{{"type": kind, "props": {{"id": kind, "label": kind, **more}}}} for kind, more in {more}]
form = WebForm(title="Ask by {method}", submission_method="{method}", document=question)
form.save()
form.save_revision().publish()
shown = document("form", id="f", form={{"id": form.pk}})
page = BuilderPage(title="Ask by {method}", slug="{slug}", document=shown)
Site.objects.get().root_page.add_child(instance=page)
page.save_revision().publish()
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    folder: Path = tmp_path_factory.mktemp("confirming") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder, 1, DJANGO_SETTINGS_MODULE="e2e.step_forms.settings")
    site.run(DOUBT)
    site.run(APPROVES_ALL)
    yield site
    site.stop()


Open = Callable[[int, str], Watched]


@pytest.fixture
def somebody(site: sites.Site, persons_browser: Browser) -> Iterator[Open]:
    """Opens a browser that no check takes for a bot: `somebody(390, "dark")`."""
    contexts = []

    def open_browser(width: int, scheme: str) -> Watched:
        viewport = {"width": width, "height": 844}
        contexts.append(persons_browser.new_context(**PERSONS_BROWSER, viewport=viewport, color_scheme=scheme))
        return Watched(contexts[-1].new_page(), site.url)

    yield open_browser
    for context in contexts:
        context.close()


# Neither of them is in the HTML of the form that is shown again.
SECRETS = [("password", {"is_required": "yes", "has_confirmation": ""}), ("file_upload", {}), ("captcha", {})]
SECRET = "k7#Qz!pW"
PLAN: FilePayload = {"name": "plan.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.7\nFour legs and a top."}


def wait_for_browser_check(page: Page) -> None:
    """Comments have it, and it finishes before a person has written."""
    if page.locator("#comment-form").count():
        page.wait_for_selector("#comment-form [name=ct_bot_detector_event_token]:not([value=''])", state="attached")


def write(field: Locator, text: str) -> None:
    """In more than the two seconds that a person needs: a faster message is blocked."""
    field.press_sequentially(text, delay=50)


def take_step(page: Page, button: str, written: str, screenshots: Path, name: str) -> None:
    """Back to the form first, where `written` is kept and a word is added, and then through the step."""
    send = page.get_by_role("button", name=re.compile(button))
    dialog = page.get_by_role("dialog")
    field = page.get_by_role("textbox", name=re.compile("^Your (comment|question)"))
    send.press("Enter")
    expect(dialog.get_by_role("button", name="Send my message")).to_be_focused()
    page.screenshot(path=screenshots / f"confirm-step-{name}.png")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(send).to_be_focused()
    expect(field).to_have_value(written)

    field.fill(f"{written} Thanks!")
    wait_for_browser_check(page)
    send.press("Enter")
    expect(dialog.get_by_role("button", name="Send my message")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)


def last_outcome(site: sites.Site) -> tuple[str, list[str]]:
    ((outcome, reasons),) = json.loads(site.run(OUTCOMES).splitlines()[-1])
    return outcome, reasons


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_a_doubtful_comment_is_published_once_it_is_confirmed(
    somebody: Open, site: sites.Site, screenshots: Path, width: int, scheme: str
) -> None:
    watched = somebody(width, scheme)
    watched.goto(ARTICLE)
    page = watched.page
    text = COMMENTS[width]
    form = page.locator("#comment-form")
    form.scroll_into_view_if_needed()
    form.get_by_label("Your name").fill("Ana")
    form.get_by_label("E-mail address").fill("ana@example.org")
    write(form.get_by_label("Your comment"), text)
    wait_for_browser_check(page)

    take_step(page, "^Send ", text, screenshots, f"comment-{width}")
    page.get_by_text("Your comment has been published").wait_for()

    assert "confirmed" in last_outcome(site)[1]
    assert watched.errors == []


@pytest.mark.parametrize(("method", "width", "scheme"), [("ajax", 1440, "dark"), ("postback", 390, "light")])
def test_a_doubtful_entry_is_sent_once_it_is_confirmed(
    somebody: Open, site: sites.Site, screenshots: Path, method: str, width: int, scheme: str
) -> None:
    site.run(SHOWS_FORM.format(method=method, slug=f"ask-{method}", more=[]))
    watched = somebody(width, scheme)
    watched.goto(f"/ask-{method}/")
    page = watched.page
    text = QUESTIONS[method]
    write(page.get_by_label("Your question"), text)

    take_step(page, "^Send", text, screenshots, f"{method}-{width}")
    expect(page.locator("[id^=gform_confirmation_wrapper]")).to_be_visible()

    assert "confirmed" in last_outcome(site)[1]
    assert watched.errors == []


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_FORM_CAPT_06_a_doubtful_entry_keeps_its_file_password_and_captcha(
    somebody: Open, site: sites.Site, screenshots: Path, width: int, scheme: str
) -> None:
    """FORM-CAPT-06, FORM-UPL-13"""
    site.run(SHOWS_FORM.format(method="postback", slug=f"secrets-{width}", more=SECRETS))
    watched = somebody(width, scheme)
    watched.goto(f"/secrets-{width}/")
    page = watched.page
    write(page.get_by_label("Your question"), f"Is there room for {width} tables in the workshop?")
    page.get_by_label("Enter password").fill(SECRET)
    page.locator("input[type=file]").set_input_files([PLAN])
    page.get_by_text("plan.pdf is uploaded").wait_for()
    expect(page.locator("[data-captcha=proof_of_work]")).to_have_attribute("data-state", "solved")
    page.get_by_role("button", name=re.compile("^Send")).press("Enter")

    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Send my message")).to_be_focused()
    assert SECRET not in page.content()
    page.screenshot(path=screenshots / f"confirm-step-secrets-{width}.png")
    page.keyboard.press("Enter")
    expect(page.locator("[id^=gform_confirmation_wrapper]")).to_be_visible()

    assert "confirmed" in last_outcome(site)[1]
    names = site.run(
        "from intarsia.webforms.uploads.models import FormFile as F; print([f.name for f in F.objects.all()])"
    )
    assert "plan.pdf" in names
    assert watched.errors == []


@pytest.mark.parametrize("path", ["form", "view"])
def test_a_doubtful_form_asks_for_its_password_and_file_again(
    somebody: Open, site: sites.Site, screenshots: Path, path: str
) -> None:
    watched = somebody(390, "light")
    watched.goto(f"/step/{path}/")
    page = watched.page
    page.get_by_label("Name").fill("Ana")
    write(page.get_by_label("Message"), f"I would like to learn how to make a {path} for my kitchen.")
    fill_secrets(page)
    page.get_by_role("button", name="Send").press("Enter")

    expect(page.get_by_label("Password")).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert SECRET not in page.content()
    page.screenshot(path=screenshots / f"confirm-step-again-{path}.png", full_page=True)
    # Without the file, which the form does not require, the browser does not send it.
    page.get_by_label("Password").fill(SECRET)
    page.get_by_role("button", name=re.compile("^Send")).press("Enter")
    expect(page.get_by_label("Plan")).to_be_focused()
    fill_secrets(page)
    page.get_by_role("button", name=re.compile("^Send")).press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="Send my message")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_text("Thank you for your application.").wait_for()

    assert "confirmed" in last_outcome(site)[1]
    # The page with the step has the status of an error.
    assert [error for error in watched.errors if "422" not in error] == []


def fill_secrets(page: Page) -> None:
    page.get_by_label("Password").fill(SECRET)
    page.get_by_label("Plan").set_input_files([PLAN])
