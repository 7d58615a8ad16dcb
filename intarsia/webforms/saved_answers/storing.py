"""Stores what a visitor typed, without checking it, and finds it again by the token of the link."""

import re
import secrets
from datetime import timedelta
from typing import Any

from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from ..catalog import fields_of, secret_fields
from ..models import FormFile, SavedAnswers, WebForm
from ..numbering import by_number, numbers_of
from ..submit.evaluation import Evaluated
from ..submit.message import message_of
from ..submit.posted import MAX_TOKEN_LENGTH, Posted, input_of
from ..uploads.accepting.sender import client_of
from ..uploads.posted_files import unclaimed
from .deletion import delete_saved, lock_saved
from .quota import check_quota, size_of

# The hidden input with the token of a form that was opened by its link.
TOKEN = "gform_resume_token"
TOKEN_BYTES = 32
# What is different each time, and of no use later.
UNSAVED_TYPES = frozenset(["captcha", "file_upload"])

# What saving again changes.
TYPED = ("page", "inputs", "texts", "name", "email", "saved", "expires", "size", "client")


def find_saved(token: str) -> SavedAnswers | None:
    """None for a token that is wrong or expired, or whose form was sent or does not let visitors save any more."""
    if not token or len(token) > MAX_TOKEN_LENGTH:
        return None
    open_ones = SavedAnswers.objects.filter(expires__gt=timezone.now(), form__live=True, form__can_save=True)
    return open_ones.select_related("form", "site_page").filter(token_hash=hash_of(token)).first()


def find_saved_of(form: WebForm, token: str) -> SavedAnswers | None:
    """None for a token of another form, too."""
    saved = find_saved(token)
    return saved if saved and saved.form_id == form.pk else None


def save_answers(
    form: WebForm, request: HttpRequest, site_page: Any, posted: Posted, evaluated: Evaluated
) -> tuple[SavedAnswers, str]:
    """With the token. Those who came by a link change what they saved, and keep the link. What was deleted meanwhile
    stays deleted: they save a new copy with a new link. Raises QuotaExceeded.
    """
    token = posted.resume_token
    saved = find_saved_of(form, token)
    if saved is None:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        saved = SavedAnswers(form=form, token_hash=hash_of(token), site_page=site_page)
    message, now = message_of(form, evaluated), timezone.now()
    saved.page, saved.inputs = posted.page, _inputs(form, request)
    saved.texts = by_number(evaluated.texts, numbers_of(form.pk))
    saved.name, saved.email = message.name[:200], message.email[:320]
    saved.saved, saved.expires = now, now + timedelta(days=form.save_days)
    saved.size, saved.client = size_of(saved), client_of(request)
    check_quota(saved)
    with transaction.atomic():
        if _is_stored(saved):
            _keep_files(saved, evaluated)
            return saved, token
    return save_answers(form, request, site_page, posted, evaluated)


def _is_stored(saved: SavedAnswers) -> bool:
    """False if the row was deleted meanwhile: save() would insert it again, with the e-mail addresses of its link."""
    if saved.pk is None:
        saved.save()
        return True
    return SavedAnswers.objects.filter(pk=saved.pk).update(**{name: getattr(saved, name) for name in TYPED}) > 0


def _keep_files(saved: SavedAnswers, evaluated: Evaluated) -> None:
    keys = [file.pk for files in evaluated.files.values() for file in files]
    saved.files.exclude(pk__in=keys).update(saved_answers=None)
    FormFile.objects.filter(unclaimed(), pk__in=keys, next_chunk=None).update(saved_answers=saved)


def _inputs(form: WebForm, request: HttpRequest) -> dict[str, list[str]]:
    """By name: `input_4`, `input_4.3`, `input_4[]`."""
    secret, numbers = secret_fields(form.document), numbers_of(form.pk)
    kept = {
        f"input_{numbers[field.id]}"
        for field in fields_of(form.document)
        if field.id in numbers and field.id not in secret and field.type not in UNSAVED_TYPES
    }
    return {key: values for key, values in request.POST.lists() if _field_in(key) in kept}


def _field_in(name: str) -> str:
    found = re.match(r"input_\d+", name)
    return found[0] if found else ""


def forget_saved(form: WebForm, request: HttpRequest) -> bool:
    """Whether there were any: the link stops working."""
    saved = _saved_of(form, request)
    return saved is not None and delete_saved(saved) > 0


def lock_own_saved(form: WebForm, request: HttpRequest) -> None:
    """Call it before files are claimed, if the answers are deleted in the same transaction."""
    if (saved := _saved_of(form, request)) is not None:
        lock_saved(saved)


def _saved_of(form: WebForm, request: HttpRequest) -> QuerySet[SavedAnswers] | None:
    saved = find_saved_of(form, input_of(request.POST, form.pk, TOKEN))
    return SavedAnswers.objects.filter(pk=saved.pk) if saved else None


def hash_of(token: str) -> str:
    return salted_hmac("intarsia.webforms.saved_answers", token, algorithm="sha256").hexdigest()
