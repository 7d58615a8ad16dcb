"""Staff correct the answers of an entry. The rules of the form check them like those of a visitor."""

import json
from typing import Any

from django.contrib import messages
from django.db import transaction
from django.db.models import F
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from wagtail.admin.views import generic
from wagtail.log_actions import log

from intarsia.state.digest import digest
from intarsia.webforms.limits.checks import purge_limited
from intarsia.webforms.models import Entry
from intarsia.webforms.numbering import by_number, numbers_of, texts_by_number
from intarsia.webforms.rows.names import element_of, row_of
from intarsia.webforms.submit.evaluation import Evaluated, evaluate
from intarsia.webforms.submit.message import message_of

from ..detail.entry_page import OneEntry, entries_with_details
from ..detail.timeline import EDITED
from .edited_inputs import inputs_of, kept_inputs
from .edited_order import is_order_changed, payment_warning, totals_of

CHANGED = gettext_lazy(
    "Somebody else changed this entry after you opened it. Nothing of yours is saved yet: compare the "
    "answers below with the entry, and save again."
)


class EntryEdit(OneEntry, generic.InspectView):
    page_title = gettext_lazy("Edit entry")
    template_name = "intarsia/webforms/admin/entry_edit.html"
    permission_required = "change"
    http_method_names = ("get", "post")
    inspect_url_name = ""

    def get_queryset(self) -> Any:
        return entries_with_details()

    def get_page_subtitle(self) -> str:
        return f"{self.object.form} · #{self.object.pk}"

    def get_fields_context(self) -> list[Any]:
        return []

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        self.object = self.get_object()
        evaluated = evaluate(self.object.form, self._posted(), numbers_of(self.object.form_id))
        before = _version_of(self.object)
        if request.POST.get("seen", "") not in ("", before):
            messages.error(request, CHANGED)
        elif not evaluated.is_checked:
            messages.error(request, _("The answers could not be checked, so nothing was saved. Try again."))
        elif not self._errors(evaluated):
            self._correct(evaluated)
            if self._is_saved(before):
                messages.success(request, _("The entry has been saved."))
                if warning := payment_warning(self.object):
                    messages.warning(request, warning)
                return redirect(self.inspect_url_name, self.object.pk)
            self.object = self.get_object()
            messages.error(request, CHANGED)
        return self.render_to_response(self.get_context_data(evaluated=evaluated))

    def _posted(self) -> Any:
        """The request's values, with lists split into their lines, and the answers that stay as they are."""
        posted = self.request.POST.copy()
        for edited in inputs_of(self.object):
            if edited.kind == "lines" and edited.name in posted:
                posted.setlist(edited.name, posted[edited.name].split("\n"))
        for name, values in kept_inputs(self.object):
            posted.setlist(name, values)
        return posted

    def _correct(self, evaluated: Evaluated) -> None:
        entry, numbers = self.object, numbers_of(self.object.form_id)
        message, answers, texts = message_of(entry.form, evaluated), dict(evaluated.answers), dict(evaluated.texts)
        if is_order_changed(entry, evaluated):
            entry.order = evaluated.order
        else:
            for total in totals_of(entry):
                answers.pop(total, None)
                texts[total] = entry.texts.get(str(numbers.get(total)), "")
        # Answers to questions that the form does not have any more stay.
        entry.answers = entry.answers | by_number(answers, numbers)
        of_fields = {number: text for number, text in entry.texts.items() if not row_of(number)}
        entry.texts = of_fields | texts_by_number(texts, numbers)
        entry.name, entry.email, entry.text = message.name[:200], message.email[:320], message.text

    def _is_saved(self, before: str) -> bool:
        """False if somebody else has changed the entry since it had the version `before`."""
        with transaction.atomic():
            # A write without a change locks the row, also in SQLite, which does not lock rows that are only read.
            stored = Entry.objects.filter(pk=self.object.pk)
            stored.update(is_starred=F("is_starred"))
            if _version_of(get_object_or_404(stored.only("answers", "order"))) != before:
                return False
            self.object.save(update_fields=["answers", "texts", "order", "name", "email", "text"])
            purge_limited(self.object.form)
            log(self.object, EDITED, user=self.request.user)
        return True

    def get_context_data(self, evaluated: Evaluated | None = None, **kwargs: Any) -> dict[str, Any]:
        inputs = list(inputs_of(self.object))
        if evaluated:
            errors = self._errors(evaluated)
            inputs = [one.with_posted(self.request.POST, errors) for one in inputs]
        more = {"entry": self.object, "inputs": inputs, "seen": _version_of(self.object)}
        return super().get_context_data(**kwargs) | more

    def _errors(self, evaluated: Evaluated) -> dict[str, str]:
        """By the number of the field, with the row. Of what staff cannot change, such as a password, none matters."""
        numbers = numbers_of(self.object.form_id)
        editable = {one.field for one in inputs_of(self.object)}
        found = {
            f"{numbers[element_of(field)]}{row_of(field)}": error.text
            for field, error in evaluated.errors.items()
            if element_of(field) in numbers
        }
        return {place: text for place, text in found.items() if place in editable}


def _version_of(entry: Entry) -> str:
    return digest(json.dumps([entry.answers, entry.order], sort_keys=True))
