"""What the app registers with others, when Django starts."""

from collections.abc import Collection, Iterator
from typing import Any

from django.db.models.signals import post_delete, post_save
from wagtail.models import Site
from wagtail.permissions import register_permission_policy

from intarsia.documents import contract
from intarsia.documents.build import Element, element
from intarsia.documents.contract import Problem
from intarsia.documents.kinds import register_document_kind
from intarsia.documents.reference_targets import Description, ReferenceTarget, register_reference_target
from intarsia.moderation.api import (
    SubjectKind,
    register_forgetting,
    register_holding,
    register_stored_files,
    register_subject,
)
from intarsia.page_cache import purge
from intarsia.page_contributions import register_page_contribution
from intarsia.pages.api import BlockValue, register_block_conversion
from intarsia.pages.serving.shown_widgets import register_shown_widgets
from intarsia.rendering.data_loaders import data_loader

from .admin.entries.decision_warnings import decision_warnings
from .admin.placing.editable_form import EditableForm, new_form_url
from .blocks import WebFormBlock
from .captcha.field_data import TAG as CAPTCHA_TAG
from .captcha.field_data import captcha_data
from .captcha.models import CaptchaKeys
from .catalog import FIELDS
from .conditions.circles import circles
from .conditions.impossible_ranges import impossible_ranges
from .decisions import follow
from .display.field_settings.field_data import field_data
from .display.field_settings.file_data import file_data
from .display.field_settings.page_data import page_data
from .display.field_settings.row_data import list_data, repeater_data
from .embed.frame_page import FrameScript
from .entries.permissions import EntryPermissions, PartialEntryPermissions, hidden_forms
from .entries.personal_data import data_of, entries_of, forget_old_entries, form_titles, retention
from .models import Entry, FormFile, SavedAnswers, WebForm
from .numbering import number_fields, numbers_in
from .paging.pages import PAGE
from .payments.field_data import TAG as PAYMENT_TAG
from .payments.field_data import PaymentHosts, card_data
from .payments.models import Payment, PaymentSettings
from .payments.provider_for_tests import ProviderForTests
from .payments.providers import register_payment_provider
from .payments.settling import give_back_deleted
from .payments.stripe_provider.stripe import Stripe
from .portable_settings import FormSettings
from .published import suggested_form, tag_of
from .rich_text.form_embed import forms_in
from .rows.names import LIST, REPEATER
from .saved_answers.deletion import forget_expired
from .saved_answers.personal_data import SAVED
from .submit.posted_fields.captchas import CAPTCHA
from .submit.posted_fields.cards import CREDIT_CARD
from .trying.live_reasons import LiveReasons
from .uploads.accepting.file_field import FILE_UPLOAD
from .uploads.storage.expiry import forget_temporary_files

ENTRIES = SubjectKind(
    Entry,
    "webform_entry",
    apply=follow,
    plural="webform_entries",
    find=entries_of,
    data=data_of,
    retention=retention,
    form_titles=form_titles,
    warnings=decision_warnings,
    hidden_forms=hidden_forms,
)
# Loaders of the types that need more data than other fields.
LOADERS = {
    PAGE: page_data,
    CAPTCHA: captcha_data,
    FILE_UPLOAD: file_data,
    CREDIT_CARD: card_data,
    LIST: list_data,
    REPEATER: repeater_data,
}


def register() -> None:
    register_document_kind(
        "form",
        WebForm,
        catalog=FIELDS,
        editable=EditableForm,
        check=_problems,
        numbers=numbers_in,
        settings=FormSettings(),
    )
    register_reference_target(
        ReferenceTarget("form", WebForm, _described, _found, _choices, new_form_url, suggested_form)
    )
    register_shown_widgets("forms", forms_in)
    register_block_conversion(WebFormBlock, _shown_form)
    register_subject(ENTRIES)
    register_forgetting("webform_entries", forget_old_entries)
    register_forgetting("webform_saved_answers", forget_expired)
    register_forgetting("webform_uploads", forget_temporary_files)
    register_payment_provider(Stripe())
    register_payment_provider(ProviderForTests())
    register_page_contribution(PaymentHosts())
    register_page_contribution(FrameScript())
    register_page_contribution(LiveReasons())
    register_permission_policy(Entry, EntryPermissions(Entry))
    register_permission_policy(SavedAnswers, PartialEntryPermissions(SavedAnswers, auth_model=Entry))
    register_holding(SAVED)
    register_stored_files(FormFile, FormFile.stored_parts)
    for field_type in contract.load(FIELDS)["widgets"]:
        data_loader(f"{FIELDS}/{field_type}")(LOADERS.get(field_type, field_data))
    post_save.connect(_payments_saved, sender=PaymentSettings, dispatch_uid="intarsia_payments_saved")
    post_save.connect(_keys_saved, sender=CaptchaKeys, dispatch_uid="intarsia_captcha_keys_saved")
    post_save.connect(_saved, sender=WebForm, dispatch_uid="intarsia_webform_saved")
    post_delete.connect(_deleted, sender=WebForm, dispatch_uid="intarsia_webform_deleted")
    post_delete.connect(give_back_deleted, sender=Payment, dispatch_uid="intarsia_payment_deleted")
    post_delete.connect(_entry_deleted, sender=Entry, dispatch_uid="intarsia_webform_entry_deleted")


def _shown_form(found: BlockValue) -> Element:
    return element("form", found.value, **found.block.shown)  # type: ignore[attr-defined]


def _problems(form: int, document: Any) -> Iterator[Problem]:
    yield from impossible_ranges(document)
    yield from circles(form, document)


def _described(ids: Collection[int]) -> dict[int, Description]:
    return {form.pk: {"title": form.title} for form in WebForm.objects.filter(pk__in=ids)}


def _found(description: Description, _site: Site | None) -> int | None:
    found = WebForm.objects.filter(title=description.get("title", ""))[:2]
    return found[0].pk if len(found) == 1 else None


def _choices() -> list[dict[str, object]]:
    return [{"id": form.pk, "label": form.title} for form in WebForm.objects.filter(live=True)]


def _saved(instance: WebForm, **signal: object) -> None:
    number_fields(instance)
    purge(tag_of(instance.pk))


def _keys_saved(**signal: object) -> None:
    purge(CAPTCHA_TAG)


def _payments_saved(**signal: object) -> None:
    purge(PAYMENT_TAG)


def _deleted(instance: WebForm, **signal: object) -> None:
    purge(tag_of(instance.pk))


def _entry_deleted(instance: Entry, **signal: object) -> None:
    """A form that had all its entries may be open again."""
    purge(tag_of(instance.form_id))
