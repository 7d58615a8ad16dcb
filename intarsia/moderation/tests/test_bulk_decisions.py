"""What staff read after a bulk decision about rows that were deleted or decided about since the list was shown."""

from html import unescape

import pytest

from intarsia.comments.tests.builders import article, comment
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.tests.conftest import own_store  # noqa: F401
from intarsia.protection.tests.messages import message
from intarsia.webforms.tests.builders import entry, web_form

pytestmark = pytest.mark.django_db

BULK = "/admin/bulk/intarsia_moderation/moderationrecord/"
LISTS = {"entry-spam": "/admin/webform_entries/", "spam": "/admin/protection_messages/"}
LISTS |= {"comment-spam": "/admin/visitor_comments/", "entry-allow": "/admin/webform_entries/"}
MARKED = {
    "entry-spam": "1 entry marked as spam.",
    "spam": "1 message marked as spam.",
    "comment-spam": "1 comment marked as spam.",
}


@pytest.fixture
def staff(client, admin_user):
    client.force_login(admin_user)
    return client


def waiting(action: str) -> list[ModerationRecord]:
    if action.startswith("comment"):
        shown = article()
        return [comment(shown, text, state="waiting").record for text in ("one", "two", "three")]
    if action.startswith("entry"):
        form = web_form()
        return [entry(form, "waiting").record for _ in range(3)]
    return [message() for _ in range(3)]


def decide(staff, action: str, records: list[ModerationRecord], method: str = "post") -> str:
    url = f"{BULK}{action}/?next={LISTS[action]}&" + "&".join(f"id={one.pk}" for one in records)
    answer = getattr(staff, method)(url, follow=True)
    assert answer.status_code == 200
    return unescape(answer.content.decode())


@pytest.mark.parametrize("action", MARKED)
def test_one_sentence_says_how_many_were_changed_deleted_or_already_so(staff, action):
    fresh, deleted, marked = waiting(action)
    decide(staff, action, [marked])
    gone = ModerationRecord(pk=deleted.pk)
    deleted.subject.delete()

    assert f"{MARKED[action]} Not changed: 1 no longer exists, 1 needed no change." in decide(
        staff, action, [fresh, gone, marked]
    )


@pytest.mark.parametrize("action", MARKED)
@pytest.mark.parametrize("method", ["get", "post"])
def test_a_selection_that_no_longer_exists_leads_back_to_the_list_with_a_notice(staff, action, method):
    selected = waiting(action)
    gone = [ModerationRecord(pk=one.pk) for one in selected]
    for one in selected:
        one.subject.delete()

    assert "Not changed: 3 no longer exist." in decide(staff, action, gone, method)


@pytest.mark.parametrize("action", MARKED)
def test_a_decision_that_changes_nothing_says_so(staff, action):
    marked, *_others = waiting(action)
    decide(staff, action, [marked])
    told = decide(staff, action, [marked])

    assert "No changes were needed." in told and MARKED[action] not in told


def test_an_entry_that_is_allowed_again_is_not_counted_as_allowed(staff):
    allowed = entry(web_form()).record
    told = decide(staff, "entry-allow", [allowed])

    assert "No changes were needed." in told and "entry allowed" not in told
