"""The request flows on PostgreSQL and Redis: what one worker stores, publishes and purges, the other one serves."""

import shutil

import pytest

from e2e.people import Owner, answers_until, both_workers, document, element
from e2e.services import postgresql, redis
from e2e.site import manage, prepared_folder, start

pytestmark = [pytest.mark.server, pytest.mark.programs("PostgreSQL", "Redis")]

PEOPLE = "from django.contrib.auth.models import User; User.objects.create_superuser('owner', password='intarsia')"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Two workers, an empty PostgreSQL, an empty Redis."""
    tmp_path = tmp_path_factory.mktemp("distributed")
    shutil.copytree(prepared_folder() / "static", tmp_path / "static")
    with postgresql() as database, redis() as cache:
        environment = {"DATABASE_URL": database, "REDIS_URL": cache}
        manage(tmp_path, environment, "migrate", "-v0")
        site = start(tmp_path, **environment)
        site.run(PEOPLE)
        yield site
        site.stop()


def test_a_page_is_saved_published_visited_and_purged_across_two_workers(site):
    owner = Owner(site.url, site.add_page("Everywhere", "everywhere"))
    owner.load()
    address = f"{site.url}/everywhere/"
    answers_until(address, both_workers)

    owner.save(first := document(element("heading", "h", title="First version")))
    assert Owner(site.url, owner.pk).load()["content"] == first["content"]
    owner.save(first, "publish")
    for answer in shown_by_both(address, "First version"):
        assert answer.status == 200

    second = document(element("heading", "h", title="Second version"))
    owner.save(second, "publish")
    shown_by_both(address, "Second version")
    # Both workers serve the new version.
    assert all("Second version" in answer.html for answer in answers_until(address, both_workers))

    assert "generations" in site.run(KEYS)
    assert not (site.folder / "page-cache" / "generations.json").exists()
    assert not (site.folder / "demo.sqlite3").exists()


MESSAGE = """
from django.utils import timezone; from wagtail.models import Site
from intarsia.moderation.api import Judgement, record
from intarsia.protection.models import JudgedSubmission
message = JudgedSubmission.objects.create(text="Cheap credit for everybody, order at once")
print(record(message, Judgement(Site.objects.get(), "contact", timezone.now(), "hold", 0.6)).pk)
"""
# What the last training knows; "None" as long as another one waits.
LEARNT = """
from intarsia.protection.models import LearnedWords
print(LearnedWords.objects.filter(is_waiting=False).values_list("lessons", flat=True).first())
"""


@pytest.mark.long
def test_PROT_SRV_11_the_classifier_learns_from_a_decision_and_from_its_undo(site):
    message = site.run(MESSAGE).split()[-1]
    owner = Owner(site.url, site.add_page("Decided", "decided"))
    # The demo has decisions of its own.
    learnt = [0]
    for decision in ("spam", "not-spam"):
        owner.send(f"/admin/protection_messages/decide/{message}/", decision=decision)
        counts = (site.run(LEARNT).split()[-1] for _attempt in range(60))
        learnt.append(int(next(count for count in counts if count not in ("None", f"{learnt[-1]}"))))

    assert learnt[2] == learnt[1] - 1


KEYS = "import os, redis; print(redis.Redis.from_url(os.environ['REDIS_URL']).keys('intarsia:*'))"


def shown_by_both(address, text):
    """Cached responses of both workers that contain the text."""

    def is_everywhere(seen):
        return len({answer.worker for answer in seen if answer.is_from_memory and text in answer.html}) == 2

    return [answer for answer in answers_until(address, is_everywhere) if text in answer.html]
