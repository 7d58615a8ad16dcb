import logging
import re
from collections.abc import Callable
from typing import Any

from django import forms
from django.core.exceptions import ImproperlyConfigured
from django.db import transaction
from django.http import HttpRequest
from django.template.defaultfilters import filesizeformat
from django.utils.translation import pgettext_lazy

from intarsia.moderation.files import files_in

from ..signal_collection.parsing.submission_of import Message
from ..texts.site_texts import lazy_text_for
from .delivery.deliveries import delivery_of
from .delivery.stored_fields import stored_fields, with_files
from .judging import JudgedMessage, judge_request
from .responses.answers import asks_for_json, refusal
from .responses.confirmation import step_notice
from .storing import hold_undelivered, store_message

logger = logging.getLogger(__name__)

# A one-line field contains no line break, which in a name would end a mail header.
LINE_BREAKS = re.compile(r"[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+")

MAX_FILE_BYTES = 20 * 1024 * 1024
TOO_LARGE = pgettext_lazy("page", "The files are too large. Together they may have %(size)s.")
PASSWORD_AGAIN = pgettext_lazy("page", "Enter your password again and send the form.")
FILE_AGAIN = pgettext_lazy("page", "Choose the file again and send the form.")


class ProtectedForm(forms.BaseForm):
    """A form protected against bots. Put it before `forms.Form` or `forms.ModelForm` among the bases.

    Pass the request: `ContactForm(request.POST, request=request)`. If `is_valid()` is true, `send()` judges the message
    and delivers it or holds it for a moderator; the visitor is thanked either way.
    """

    protected_as = ""
    # By default all texts are judged together, with the first e-mail address and the first field that is named like a
    # name.
    text_fields: tuple[str, ...] = ()
    email_field = ""
    name_field = ""
    # Whether many people send the same text, such as a petition. Otherwise it is held from the third sender on.
    may_repeat = False
    # Whether a doubtful message can be confirmed in one more step, before it is held.
    can_confirm = True
    # The size of all files together. A held message keeps them until a moderator decides.
    most_file_bytes = MAX_FILE_BYTES

    def __init__(self, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not self.protected_as:
            raise ImproperlyConfigured(f"{type(self).__name__} has no name. Set protected_as to a unique name.")
        self.request = request
        self.judged: JudgedMessage | None = None

    def _post_clean(self) -> None:
        self._join_lines()
        self._limit_files()
        super()._post_clean()  # type: ignore[misc]

    def judge(self) -> bool:
        """Judges a valid message, once. Returns False, with an error in the form, if it is refused or has to be
        confirmed.
        """
        if self.judged is None:
            if not self.is_valid():
                raise ValueError("A form that is not valid cannot be sent. Call is_valid() first, and show its errors.")
            self._judge()
        return not self.is_refused and not self.needs_confirmation

    def _judge(self) -> None:
        message = self.judged_message()
        judged = judge_request(self.request, self.protected_as, message, can_confirm=self.can_confirm)
        self.judged = judged if judged.challenge else self.store(judged)
        if self.needs_confirmation:
            self._ask_to_confirm(judged)
        elif self.is_refused:
            self.add_error(None, forms.ValidationError(refusal(self.request), code="refused"))

    def _ask_to_confirm(self, judged: JudgedMessage) -> None:
        """The page that shows the form again contains neither its passwords nor its files; a script still has them."""
        lost = {} if asks_for_json(self.request) else self._lost_fields()
        names = [self.add_prefix(name) for name in lost]
        self.add_error(None, forms.ValidationError(step_notice(judged, self.request, names), code="confirm"))
        for name, text in lost.items():
            self.add_error(name, forms.ValidationError(text, code="confirm"))

    def _lost_fields(self) -> dict[str, Any]:
        """The fields that the page cannot show again, with what the visitor has to do about each."""
        lost = {}
        for name, field in self.fields.items():
            if isinstance(field.widget, forms.PasswordInput) and self.data.get(self.add_prefix(name)):
                lost[name] = PASSWORD_AGAIN
            elif self.files.get(self.add_prefix(name)):
                lost[name] = FILE_AGAIN
        return lost

    def store(self, judged: JudgedMessage) -> JudgedMessage:
        """A form with its own table stores the verdict with its row instead."""
        return store_message(judged, self.kept_fields())

    @property
    def is_refused(self) -> bool:
        return self.judged is not None and self.judged.verdict.outcome == "block"

    @property
    def needs_confirmation(self) -> bool:
        """A doubtful message is sent again with one more step, by the page's script. Nothing is stored."""
        return self.judged is not None and self.judged.challenge is not None

    @property
    def is_held(self) -> bool:
        return self.judged is not None and self.judged.verdict.outcome == "hold" and not self.needs_confirmation

    def send(self) -> bool:
        """Judges a valid message, and delivers it if it is allowed; a held one waits for a moderator. A message that
        cannot be delivered is held too. Returns False, with an error in the form, if it is refused or could not even be
        stored.
        """
        if not self.judge():
            return False
        if self.is_held:
            return True
        delivery = delivery_of(self.protected_as)
        fields = self.kept_fields()
        return self.deliver_or_hold(lambda: delivery(with_files(stored_fields(fields), files_in(fields))))

    def deliver_or_hold(self, delivery: Callable[[], object]) -> bool:
        """A message is held until its delivery succeeds, so that nothing is lost while a mail server is unavailable."""
        try:
            with transaction.atomic():
                delivery()
            return True
        except Exception:
            logger.exception("A message to the form '%s' could not be delivered. It is held.", self.protected_as)
        held = hold_undelivered(self.judged, self.kept_fields()) if self.judged else None
        if held is None:
            self.add_error(None, forms.ValidationError(lazy_text_for(self.request, "not_sent"), code="not_sent"))
            return False
        self.judged = held
        return True

    def kept_fields(self) -> dict[str, Any]:
        """The stored data of a held or refused message. Never a password."""
        return {
            name: value
            for name, value in self.cleaned_data.items()
            if not isinstance(self.fields[name].widget, forms.PasswordInput)
        }

    def judged_message(self) -> Message:
        """What is judged: the texts together, the sender, and whether others may send the same."""
        email = self.email_field or self._first_of_kind(forms.EmailField)
        name = self.name_field or next((field_name for field_name in self.fields if "name" in field_name), "")
        texts = self.text_fields or tuple(
            field_name
            for field_name, field in self.fields.items()
            if type(field) is forms.CharField
            and field_name not in (email, name)
            and not isinstance(field.widget, forms.PasswordInput)
        )
        values = [str(self.cleaned_data.get(field_name) or "") for field_name in texts]
        return Message(
            "\n".join(filter(None, values)),
            email=str(self.cleaned_data.get(email) or ""),
            name=str(self.cleaned_data.get(name) or ""),
            free_text="" if self.may_repeat else None,
        )

    def _join_lines(self) -> None:
        for name, value in self.cleaned_data.items():
            widget = self.fields[name].widget
            if (
                type(value) is str
                and isinstance(widget, forms.TextInput)
                and not isinstance(widget, forms.PasswordInput)
            ):
                self.cleaned_data[name] = LINE_BREAKS.sub(" ", value)

    def _limit_files(self) -> None:
        total = 0
        for name, file in files_in(self.cleaned_data):
            total += file.size
            if total > self.most_file_bytes:
                limit = {"size": filesizeformat(self.most_file_bytes)}
                self.add_error(name, forms.ValidationError(TOO_LARGE, code="too_large", params=limit))
                return

    def _first_of_kind(self, kind: type[forms.Field]) -> str:
        return next((name for name, field in self.fields.items() if isinstance(field, kind)), "")
