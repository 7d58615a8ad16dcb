"""PROT-SRV-14: files of protected forms are held with their message, delivered with it, and never public."""

from datetime import timedelta

import pytest
from django import forms
from django.contrib.auth.models import AnonymousUser, Group, Permission
from django.core.files.storage import FileSystemStorage
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse

from intarsia.jobs.testing import run_jobs
from intarsia.moderation.api import ModerationRecord, decide
from intarsia.moderation.files import files_in, safe_name
from intarsia.moderation.models import HeldFile
from intarsia.protection.forms.api import ProtectedForm, protected
from intarsia.protection.forms.delivery import deliveries
from intarsia.protection.models import JudgedSubmission

from .messages import only_message
from .senders import ADVERTISING, BROWSER, by_a_person, by_a_robot

pytestmark = pytest.mark.django_db


class Application(ProtectedForm, forms.Form):
    protected_as = "application"
    most_file_bytes = 100
    name = forms.CharField()
    email = forms.EmailField()
    message = forms.CharField(widget=forms.Textarea)
    portfolio = forms.FileField(required=False)
    letter = forms.FileField(required=False)


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """The private files of the test."""
    monkeypatch.setattr(HeldFile._meta.get_field("file"), "storage", FileSystemStorage(tmp_path / "private"))
    return tmp_path / "private"


@pytest.fixture
def delivered(monkeypatch):
    """Names and contents of the files of each delivered message."""
    received: list[list] = []

    def deliver(fields):
        received.append([(field, file.name, file.read()) for field, file in files_in(fields)])

    for form in ("application", "upload"):
        monkeypatch.setitem(deliveries._deliveries, form, deliver)
    return received


@pytest.fixture
def send(rf):
    def send(fields, form_class=Application, **files):
        request = rf.post("/apply/", {**fields, **files}, headers=BROWSER)
        request.user = AnonymousUser()
        form = form_class(request.POST, request.FILES, request=request)
        if form.is_valid():
            form.send()
        return form

    return send


def file(name="plan.pdf", content=b"a plan of a bench") -> SimpleUploadedFile:
    return SimpleUploadedFile(name, content)


def stored(folder) -> list[bytes]:
    return [one.read_bytes() for one in folder.rglob("*") if one.is_file()]


def test_files_of_an_allowed_message_are_delivered_and_not_stored(send, delivered, folder):
    send(by_a_person(), portfolio=file(), letter=file("letter.txt", b"Dear all"))

    assert delivered == [[("portfolio", "plan.pdf", b"a plan of a bench"), ("letter", "letter.txt", b"Dear all")]]
    assert not HeldFile.objects.exists() and not stored(folder)


def test_files_of_a_held_message_are_delivered_when_it_is_allowed(send, delivered, folder):
    form = send(by_a_person(message=ADVERTISING), portfolio=file())
    record = only_message()
    assert form.is_held and delivered == [] and stored(folder) == [b"a plan of a bench"]
    assert record.subject.fields["portfolio"] == {"$file": "plan.pdf"} and record.subject.fields["letter"] is None

    decide([record], "allow", None)

    assert delivered == [[("portfolio", "plan.pdf", b"a plan of a bench")]]


def test_a_message_whose_file_is_missing_in_the_storage_can_be_allowed(send, delivered, client, admin_user, caplog):
    send(by_a_person(message=ADVERTISING), portfolio=file())
    record, held = only_message(), HeldFile.objects.get()
    held.file.storage.delete(held.file.name)
    client.force_login(admin_user)
    assert client.get(f"/admin/protection_messages/file/{record.pk}/{held.pk}/").status_code == 404

    decided = decide([record], "allow", None)

    assert decided.done and delivered == [[]] and "'plan.pdf' of message" in caplog.text


def test_files_are_held_if_the_delivery_fails(send, monkeypatch, folder, caplog):
    def fails(fields):
        fields["portfolio"].read()
        raise OSError("no mail server")

    monkeypatch.setitem(deliveries._deliveries, "application", fails)
    send(by_a_person(), portfolio=file())

    assert stored(folder) == [b"a plan of a bench"] and "It is held" in caplog.text


def test_files_may_have_exactly_the_largest_size(send, delivered):
    form = send(by_a_person(), portfolio=file(content=b"x" * 60), letter=file("letter.txt", b"x" * 40))

    assert form.is_valid() and len(delivered) == 1


def test_files_of_a_blocked_message_are_not_stored(send, delivered, folder):
    send(by_a_robot(), portfolio=file())
    assert only_message().status == "blocked" and not stored(folder)

    decide([only_message()], "allow", None)

    assert delivered == [[]]


def test_files_are_deleted_with_the_message(send, delivered, folder, django_capture_on_commit_callbacks):
    send(by_a_person(message=ADVERTISING), portfolio=file())
    with django_capture_on_commit_callbacks(execute=True):
        JudgedSubmission.objects.all().delete()

    assert not HeldFile.objects.exists() and not stored(folder)


def test_a_job_deletes_the_files_if_the_process_is_killed_after_the_deletion_of_the_message(send, delivered, folder):
    send(by_a_person(message=ADVERTISING), portfolio=file(), letter=file("letter.txt", b"Dear all"))
    JudgedSubmission.objects.all().delete()
    assert len(stored(folder)) == 2
    run_jobs(after=timedelta(minutes=2))

    assert not stored(folder)


def test_a_job_deletes_the_files_of_a_message_once_the_storage_is_back(
    send, delivered, folder, django_capture_on_commit_callbacks
):
    send(by_a_person(message=ADVERTISING), portfolio=file())
    moved = folder.rename(folder.with_name("away"))
    folder.write_text("no folder")
    with django_capture_on_commit_callbacks(execute=True):
        JudgedSubmission.objects.all().delete()
    folder.unlink()
    moved.rename(folder)
    assert len(stored(folder)) == 1
    run_jobs()

    assert not stored(folder)


def test_nothing_is_left_of_a_message_whose_files_cannot_be_stored(send, delivered, folder, monkeypatch, caplog):
    def full(*_given, **_more):
        raise OSError("disk full")

    monkeypatch.setattr(HeldFile.objects, "bulk_create", full)
    form = send(by_a_person(message=ADVERTISING), portfolio=file())

    assert form.is_refused and not stored(folder) and delivered == []
    assert "could not be stored completely" in caplog.text


def test_files_that_are_too_large_together_show_an_error(send, delivered):
    form = send(by_a_person(), portfolio=file(content=b"x" * 60), letter=file(content=b"x" * 60))

    assert [error.code for error in form.errors.as_data()["letter"]] == ["too_large"]
    assert "100\xa0bytes" in str(form.errors) and not ModerationRecord.objects.exists()


@pytest.mark.parametrize(
    ("sent", "name"),
    [
        ("plan.pdf", "plan.pdf"),
        ("../../etc/passwd", "passwd"),
        ("C:\\plans\\my plan.pdf", "my_plan.pdf"),
        ("bad\r\nname\u202e.pdf", "badname.pdf"),
        ("..", "file"),
        ("???", "file"),
        ("", "file"),
        ("x" * 300 + ".tar.gz", "x" * 80 + ".gz"),
    ],
)
def test_names_of_files_are_safe(sent, name):
    assert safe_name(sent) == name


def test_view_gets_files_only_of_allowed_messages_and_holds_the_others(rf, delivered, folder):
    @protected("upload", text=["message"], email="email", name="name")
    def upload(request):
        return HttpResponse(request.FILES["portfolio"].read())

    def sent(**fields):
        return upload(rf.post("/", {**by_a_person(**fields), "portfolio": file()}, headers=BROWSER))

    assert sent().content == b"a plan of a bench" and not stored(folder)
    sent(message=ADVERTISING)
    decide(ModerationRecord.objects.waiting(), "allow", None)

    assert delivered == [[("portfolio", "plan.pdf", b"a plan of a bench")]]


def test_staff_download_files_as_attachments(send, delivered, client, admin_user):
    send(by_a_person(message=ADVERTISING), portfolio=file("page.html", b"<script>alert(1)</script>"))
    record = only_message()
    client.force_login(admin_user)
    url = f"/admin/protection_messages/file/{record.pk}/{HeldFile.objects.get().pk}/"
    page = client.get(f"/admin/protection_messages/inspect/{record.pk}/").content.decode()
    response = client.get(url)

    assert url in page and "page.html" in page
    assert b"".join(response.streaming_content) == b"<script>alert(1)</script>"
    assert response["Content-Disposition"] == 'attachment; filename="page.html"'
    assert (response["Content-Type"], response["X-Content-Type-Options"]) == ("application/octet-stream", "nosniff")
    assert "sandbox" in response["Content-Security-Policy"] and "no-store" in response["Cache-Control"]


def test_files_require_permission_to_read_the_message(send, delivered, client, django_user_model):
    send(by_a_person(message=ADVERTISING), portfolio=file())
    url = f"/admin/protection_messages/file/{only_message().pk}/{HeldFile.objects.get().pk}/"
    assert client.get(url)["Location"].startswith("/admin/login/")

    user = django_user_model.objects.create_user("ben", password="x")
    group = Group.objects.create(name="readers")
    group.permissions.add(*Permission.objects.filter(codename__in=("access_admin", "view_comment")))
    user.groups.add(group)
    client.force_login(user)

    assert client.get(url).status_code == 302
