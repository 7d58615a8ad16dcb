"""Decisions about anything that visitors send, whichever app it belongs to."""

from collections.abc import Callable

import pytest
from django.contrib.auth.models import Group, Permission
from django.utils import timezone
from wagtail.models import Site
from wagtail.permissions import policy_registry

from intarsia.moderation import decisions, listeners, subjects
from intarsia.moderation.api import Decision, Judgement, ModerationRecord, SubjectKind, decide, on_decision, record
from intarsia.moderation.api import register_subject as register

pytestmark = pytest.mark.django_db

# Groups stand for the rows that visitors send.
FIELDS = {"name": "name", "email": "name", "text": "name"}


@pytest.fixture
def applied(monkeypatch) -> list[Decision]:
    """The decisions that took effect. Groups are the only subjects."""
    found: list[Decision] = []
    monkeypatch.setattr(subjects, "_kinds", {})
    monkeypatch.setattr(listeners, "_listeners", [])
    register(SubjectKind(Group, "group", lambda _group, decision: found.append(decision), **FIELDS))
    return found


def submission(outcome: str = "hold", status: str = "", name: str = "Ana") -> ModerationRecord:
    judgement = Judgement(Site.objects.get(is_default_site=True), "reviews", timezone.now(), outcome, 0.6)
    return record(Group.objects.create(name=name), judgement, status=status)


def now(one: ModerationRecord) -> ModerationRecord:
    return ModerationRecord.objects.get(pk=one.pk)


def results(decided) -> list[str]:
    return [name for name, found in vars(decided).items() if found]


@pytest.mark.parametrize(
    ("outcome", "status", "is_delivered"),
    [("allow", "allowed", True), ("hold", "waiting", False), ("block", "blocked", False)],
)
def test_first_status_follows_from_the_verdict(applied, outcome, status, is_delivered):
    one = submission(outcome)

    assert (one.status, bool(one.delivered_at)) == (status, is_delivered)
    assert one.content == subjects.Content("Ana", "Ana", "Ana")


def test_app_can_hold_what_the_verdict_allows(applied):
    one = submission("allow", status="waiting")

    assert (one.status, one.delivered_at) == ("waiting", None)
    assert list(ModerationRecord.objects.waiting()) == [one]


@pytest.mark.parametrize(("first", "second"), [("allow", ""), ("spam", "restore"), ("trash", "restore")])
def test_decisions_are_stored_with_the_moderator_and_can_be_undone(applied, admin_user, first, second):
    one = submission()
    assert results(decide([one], first, admin_user)) == ["done"]
    decided = now(one)
    assert (decided.status, decided.decided_by) == (decisions.STATUS_BY_DECISION[first], admin_user)
    assert bool(decided.removed_at) == bool(second) and decided.decided_at

    if second:
        decide([decided], second, admin_user)
        assert (now(one).status, now(one).removed_at) == ("waiting", None)


@pytest.mark.parametrize(("outcome", "status"), [("allow", "allowed"), ("block", "blocked"), ("hold", "waiting")])
def test_restoring_leads_back_over_several_removals(applied, outcome, status):
    one = submission(outcome)
    for name in ("spam", "trash", "restore"):
        decide([now(one)], name, None)

    assert now(one).status == status


def test_subject_is_released_once(applied):
    one = submission()
    for name in ("allow", "spam", "restore", "allow"):
        decide([now(one)], name, None)

    assert [decision.is_release for decision in applied] == [True, False, False, False]


@pytest.mark.parametrize("can_withdraw", [False, True])
def test_delivered_subject_can_be_withdrawn_only_by_some_apps(applied, monkeypatch, can_withdraw):
    monkeypatch.setattr(subjects, "_kinds", {})
    register(SubjectKind(Group, "group", lambda _group, _decision: None, can_withdraw=can_withdraw, **FIELDS))

    assert results(decide([submission("allow")], "spam", None)) == ["done" if can_withdraw else "delivered_before"]


def test_decision_that_changes_nothing_is_not_applied(applied):
    one = submission(status="spam")

    assert results(decide([one], "spam", None)) == ["unchanged"]
    assert results(decide([submission(name="Ben")], "restore", None)) == ["unchanged"]
    assert applied == []


def test_newer_decision_of_somebody_else_stays(applied, admin_user):
    one = submission()
    seen = now(one)
    decide([one], "allow", admin_user)

    assert results(decide([seen], "spam", None)) == ["conflicts"]
    assert results(decide([now(one)], "spam", None, {str(one.pk): "waiting"})) == ["conflicts"]
    assert now(one).status == "allowed"


def test_deleted_subject_is_reported(applied):
    one = submission()
    Group.objects.all().delete()

    assert results(decide([one], "allow", None)) == ["gone"]


def fails(_subject, _decision):
    Group.objects.create(name="half of what it stores")
    raise OSError("out of order")


def test_a_listener_that_fails_prevents_neither_the_decision_nor_other_listeners(applied, caplog):
    told = []
    on_decision(fails)
    on_decision(lambda subject, decision: told.append((subject.name, decision.name, decision.status_before)))
    both = [submission(), submission(name="Ben")]

    assert results(decide(both, "allow", None)) == ["done"]
    assert told == [("Ana", "allow", "waiting"), ("Ben", "allow", "waiting")]
    assert [now(one).status for one in both] == ["allowed", "allowed"]
    assert "OSError: out of order" in caplog.text and not Group.objects.filter(name__startswith="half").exists()


def broken_once(told: list) -> Callable[..., None]:
    def listener(subject, decision):
        told.append((subject.name, decision.name, decision.status_before, decision.is_release, decision.user))
        if len(told) == 1:
            raise OSError("out of order")

    return on_decision(listener)


def test_a_listener_that_failed_is_told_again_by_a_job(applied, admin_user, run_jobs):
    told: list = []
    broken_once(told)
    decide([submission()], "allow", admin_user)
    run_jobs()

    assert told == [("Ana", "allow", "waiting", True, admin_user)] * 2


@pytest.mark.parametrize("later", ["spam", "erase", "delete", "uninstall"])
def test_a_listener_is_not_told_again_of_what_is_not_true_any_more(applied, monkeypatch, run_jobs, later):
    told: list = []
    broken_once(told)
    one = submission()
    decide([one], "allow", None)
    if later == "spam":
        decide([now(one)], "spam", None)
    elif later == "erase":
        now(one).erase()
    elif later == "delete":
        Group.objects.all().delete()
    else:
        monkeypatch.setattr(listeners, "_listeners", [])
    run_jobs()

    assert [name for _who, name, *_more in told] == (["allow", "spam"] if later == "spam" else ["allow"])


def test_effect_can_replace_the_subject(applied, monkeypatch):
    monkeypatch.setattr(subjects, "_kinds", {})
    register(SubjectKind(Group, "group", lambda _group, _decision: Group.objects.create(name="stored"), **FIELDS))
    one = submission()
    assert one.content.name == "Ana"
    decided = decide([one], "allow", None)

    assert decided.done[0].content.name == now(one).content.name == "stored"
    assert [group.name for group in Group.objects.all() if group.name in ("Ana", "stored")] == ["stored"]


def test_permissions_are_those_of_the_subject(applied, django_user_model):
    one, user = submission(), django_user_model.objects.create_user("ben", password="x")
    policy = policy_registry.get_by_type(ModerationRecord)
    assert not policy.user_has_permission(user, "change")
    assert not policy.instances_user_has_any_permission_for(user, ["change"]).exists()
    assert user not in policy.users_with_permission("change")

    user.user_permissions.add(Permission.objects.get(codename="change_group"))
    user = django_user_model.objects.get(pk=user.pk)
    assert policy.user_has_permission_for_instance(user, "change", one)
    assert not policy.user_has_permission_for_instance(user, "delete", one)
    assert list(policy.instances_user_has_any_permission_for(user, ["change"])) == [one]
    assert user in policy.users_with_permission("change")


def test_unknown_and_repeated_subjects_are_named(applied):
    with pytest.raises(ValueError, match="Group is registered twice"):
        register(SubjectKind(Group, "group", lambda *_given: None))
    with pytest.raises(LookupError, match="Site is not a registered subject"):
        subjects.kind_of(Site)
    assert subjects.search_fields() == ["group__name"] * 3


def test_an_export_has_the_key_that_an_app_chose_or_the_regular_plural(applied):
    register(SubjectKind(Permission, "permission", lambda *_given: None, plural="rights", **FIELDS))

    assert [kind.plural for kind in subjects.kinds()] == ["groups", "rights"]
