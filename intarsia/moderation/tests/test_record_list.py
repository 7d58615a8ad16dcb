"""A list of an app is a view of the one queue of moderation."""

import django_filters
import pytest
from django.contrib.auth.models import Permission
from django.core.exceptions import PermissionDenied
from django.utils import timezone
from wagtail.admin.filters import WagtailFilterSet
from wagtail.admin.views.bulk_action.registry import bulk_action_registry

from intarsia.comments.models import Comment
from intarsia.comments.tests.builders import comment, home
from intarsia.moderation.api import BulkDecision, ModerationRecord, RecordList
from intarsia.protection.models import JudgedSubmission
from intarsia.protection.tests.messages import message
from intarsia.webforms.tests.builders import entry, web_form

pytestmark = pytest.mark.django_db

MESSAGES = "/admin/protection_messages/"


class Filters(WagtailFilterSet):
    show = django_filters.CharFilter(field_name="status")

    class Meta:
        model = ModerationRecord
        fields: tuple[str, ...] = ()


class Enquiries(RecordList):
    subject = JudgedSubmission
    filterset_class = Filters
    index_url_name, index_results_url_name = "protection_messages:index", "protection_messages:index_results"


class Comments(Enquiries):
    subject = Comment


def listed(view, rf, user, query: str = "") -> list[ModerationRecord]:
    request = rf.get(f"{MESSAGES}{query}")
    request.user = user
    return list(view.as_view()(request).context_data["object_list"])


def test_list_contains_the_rows_of_its_subject_that_are_not_erased(rf, admin_user):
    kept, gone = message(text="kept"), message(text="erased")
    gone.erase()

    assert listed(Enquiries, rf, admin_user) == [kept]
    assert listed(Comments, rf, admin_user) == []


def test_links_of_a_list_about_one_model_lead_to_its_rows(rf, admin_user):
    one = message(pk=1_000_000)
    actions = ("inspect", "delete", "edit", "copy")
    view = Enquiries(
        request=rf.get(MESSAGES), **{f"{name}_url_name": "protection_messages:inspect" for name in actions}
    )
    view.request.user = admin_user

    links = [getattr(view, f"get_{name}_url")(one) for name in actions]
    assert links == [f"{MESSAGES}inspect/{one.object_id}/"] * 4


@pytest.mark.parametrize("words", ["blue knives", "Rita", "rita@example.org", "newsletter"])
def test_search_finds_text_sender_and_form(rf, admin_user, words):
    wanted = message(name="Rita", email="rita@example.org", text="Blue knives", form="newsletter")
    message(name="Nils", email="nils@example.org", text="Green spoons")

    assert listed(Enquiries, rf, admin_user, f"?q={words}") == [wanted]


def test_list_requires_a_permission_for_its_own_subject(rf, django_user_model):
    message()
    user = django_user_model.objects.create_user("ben", password="x")
    user.user_permissions.add(Permission.objects.get(codename="view_judgedsubmission"))

    assert len(listed(Enquiries, rf, user)) == 1
    with pytest.raises(PermissionDenied):
        listed(Comments, rf, user)


def test_number_of_queries_does_not_depend_on_the_number_of_rows(
    client, admin_user, django_assert_num_queries, django_assert_max_num_queries
):
    client.force_login(admin_user)
    now = timezone.now()
    message(received=now)
    client.get(MESSAGES)
    with django_assert_max_num_queries(100) as few:
        client.get(MESSAGES)
    for _time in range(30):
        message(received=now)
    with django_assert_num_queries(len(few)):
        client.get(MESSAGES)


@pytest.mark.parametrize(
    ("url", "made"),
    [
        ("/admin/webform_entries/", lambda name: entry(web_form(), name=name).record),
        ("/admin/visitor_comments/", lambda name: comment(home(), f"By {name}", name=name).record),
    ],
)
def test_a_row_that_is_deleted_while_the_list_is_read_is_left_out(client, admin_user, url, made):
    client.force_login(admin_user)
    kept, deleted = made("Rita"), made("Nils")
    # Its record is read before it is deleted, and its row afterwards.
    ModerationRecord.objects.filter(pk=deleted.pk).update(object_id=1_000_000)
    html = client.get(url, {"show": "all"}).content.decode()

    assert kept.subject.name in html and "Nils" not in html


class OfAnotherList(BulkDecision):
    models = [ModerationRecord]
    action_type = display_name = aria_label = "of-another-list"


def test_list_offers_only_its_own_bulk_decisions(client, admin_user, monkeypatch):
    client.force_login(admin_user)
    bulk_action_registry.get_bulk_actions_for_model("intarsia_moderation", "moderationrecord")
    known = bulk_action_registry.actions["intarsia_moderation"]["moderationrecord"]
    monkeypatch.setitem(known, "of-another-list", OfAnotherList)
    message()
    html = client.get(MESSAGES).content.decode()
    actions = "/admin/bulk/intarsia_moderation/moderationrecord/"

    assert [html.count(f'href="{actions}{name}/"') for name in ("allow", "spam", "not-spam")] == [1, 1, 1]
    assert html.count(actions) == 3


@pytest.mark.parametrize("key", ["abc", "", "9" * 30])
def test_a_bulk_decision_about_no_message_is_not_found(client, admin_user, key):
    client.force_login(admin_user)
    message()

    assert client.get("/admin/bulk/intarsia_moderation/moderationrecord/spam/", {"id": key}).status_code == 404
