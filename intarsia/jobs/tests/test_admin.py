"""Jobs in Wagtail's admin: staff see what waits and what failed, and run it again."""

import re
from datetime import timedelta

import pytest
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Permission
from django.urls import NoReverseMatch, reverse
from django.utils import timezone

from intarsia.jobs.models import Job
from intarsia.jobs.testing import run_jobs

pytestmark = pytest.mark.django_db
LIST = "/admin/intarsia_jobs/"
ERROR = 'Traceback (most recent call last):\n  File "jobs.py", line 1\nOSError: the <mail> server is unavailable'


@pytest.fixture
def staff(client, admin_user):
    client.force_login(admin_user)
    return client


def failed(**changes) -> Job:
    defaults = {"name": "shop.invoice", "state": Job.State.FAILED, "attempts": 8, "error": ERROR}
    return Job.objects.create(**defaults | {"finished": timezone.now(), "payload": {"order": 12}} | changes)


def test_list_shows_jobs_with_status_and_last_line_of_the_error(staff):
    failed()
    html = staff.get(LIST).content.decode()

    assert "shop.invoice" in html and "Failed" in html
    assert "OSError: the &lt;mail&gt; server is unavailable" in html and "Traceback" not in html


def test_list_shows_the_label_of_a_job_above_its_name(staff, registered):
    registered("shop.invoice", print, label="Send an invoice")
    one = failed()
    html = staff.get(LIST).content.decode()

    assert html.index("Send an invoice</a>") < html.index(">shop.invoice</div>")
    assert '<option value="shop.invoice">Send an invoice</option>' in html
    assert "Send an invoice" in staff.get(f"{LIST}inspect/{one.pk}/").content.decode()


def test_list_is_filtered_by_status(staff):
    failed()
    Job.objects.create(name="shop.other", state=Job.State.DONE)
    html = staff.get(LIST, {"state": "done"}).content.decode()

    assert "shop.other" in html and "intarsia_jobs/inspect" in html
    assert "OSError" not in html


@pytest.mark.parametrize("text", ["invoice", "mail"])
def test_jobs_are_found_by_name_and_error(staff, text):
    one, other = failed(), failed(name="shop.other", error="OSError: no route")
    html = staff.get(LIST, {"q": text}).content.decode()

    assert f"inspect/{one.pk}/" in html and f"inspect/{other.pk}/" not in html


def test_list_begins_with_the_newest_job(staff):
    now = timezone.now()
    jobs = [failed(created=now - timedelta(hours=hours)) for hours in (2, 0, 1, 1)]
    found = re.findall(r"inspect/(\d+)/", staff.get(LIST).content.decode())

    assert list(dict.fromkeys(map(int, found))) == [jobs[index].pk for index in (1, 3, 2, 0)]


def test_empty_list_says_what_will_appear(staff):
    assert "No jobs yet." in staff.get(LIST).content.decode()
    assert "No job matches." in staff.get(LIST, {"state": "failed"}).content.decode()


def test_waiting_job_without_an_app_says_so(staff):
    Job.objects.create(name="gone.job")

    assert "no installed app has this job" in staff.get(LIST).content.decode()


def test_menu_has_jobs_under_reports(staff):
    assert LIST in staff.get("/admin/").content.decode()


def test_failed_job_runs_again_at_once(staff, registered):
    done = []
    registered("shop.invoice", lambda order: done.append(order))
    one = failed()
    html = staff.get(f"{LIST}inspect/{one.pk}/").content.decode()
    assert "Run again" in html and "Traceback" in html and "12" in html

    response = staff.post(f"{LIST}run-again/{one.pk}/", follow=True)

    assert "runs again within seconds" in response.content.decode()
    assert (run_jobs(), done) == (1, [12])


def test_running_job_is_not_started_a_second_time(staff, registered):
    registered("shop.invoice", lambda order: None)
    one = failed(state=Job.State.RUNNING, leased_until=timezone.now() + timedelta(seconds=60))
    assert "Run again" not in staff.get(f"{LIST}inspect/{one.pk}/").content.decode()

    staff.post(f"{LIST}run-again/{one.pk}/")

    one.refresh_from_db()
    assert (one.state, run_jobs()) == (Job.State.RUNNING, 0)


def test_jobs_cannot_be_added_or_edited(staff):
    for view in ("add", "edit"):
        with pytest.raises(NoReverseMatch):
            reverse(f"intarsia_jobs:{view}", args=[1] if view == "edit" else [])


def test_running_again_needs_its_permission(client):
    reader = get_user_model().objects.create_user("reader", password="reader")
    reader.user_permissions.set(Permission.objects.filter(codename__in=("access_admin", "view_job")))
    client.force_login(reader)
    one = failed()

    html = client.get(f"{LIST}inspect/{one.pk}/").content.decode()
    client.post(f"{LIST}run-again/{one.pk}/")

    one.refresh_from_db()
    assert "OSError" in html and "Run again" not in html
    assert one.state == Job.State.FAILED
