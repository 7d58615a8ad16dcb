from typing import Any

from django import forms
from django.http import HttpRequest
from django.utils.translation import pgettext_lazy
from wagtail.models import Page

from intarsia.protection.forms.api import JudgedMessage, ProtectedForm, is_test

from ..models import Comment, CommentSettings
from .storage import FORM_KIND, digest_of, passed_as_a_person, state_for, store

# Zero-width characters and text direction marks. Joiners stay, because some scripts and emoji need them.
UNSEEN = dict.fromkeys([0x200B, 0x2060, 0xFEFF, 0x00AD, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])


class CommentForm(ProtectedForm, forms.Form):
    protected_as = FORM_KIND
    text_fields = ("comment",)

    name = forms.CharField(
        label=pgettext_lazy("page", "Your name"),
        max_length=100,
        widget=forms.TextInput(attrs={"autocomplete": "name"}),
    )
    email = forms.EmailField(
        label=pgettext_lazy("page", "E-mail address"),
        max_length=320,
        help_text=pgettext_lazy("page", "It will not be published."),
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )
    website = forms.URLField(
        label=pgettext_lazy("page", "Website"),
        max_length=300,
        required=False,
        assume_scheme="https",
        widget=forms.URLInput(attrs={"autocomplete": "url"}),
    )
    comment = forms.CharField(
        label=pgettext_lazy("page", "Your comment"),
        max_length=5000,
        widget=forms.Textarea(attrs={"rows": 6}),
    )

    def __init__(
        self, *args: Any, page: Page, settings: CommentSettings, reply_to: Comment | None = None, **kwargs: Any
    ) -> None:
        super().__init__(*args, auto_id="comment-%s", **kwargs)
        self.page, self.settings, self.reply_to = page, settings, reply_to
        # A comment that was sent before is neither judged nor stored again.
        self.stored: Comment | None = None
        if not settings.asks_website:
            del self.fields["website"]
        self.label_suffix = ""

    @property
    def has_wrong_fields(self) -> bool:
        return any(name in self.fields for name in self.errors)

    def clean_name(self) -> str:
        return self._seen("name")

    def clean_comment(self) -> str:
        return self._seen("comment")

    def _seen(self, field: str) -> str:
        """Such characters hide a name or reverse other text, and nobody types them."""
        seen = self.cleaned_data[field].translate(UNSEEN).strip()
        if not seen:
            raise forms.ValidationError(self.fields[field].error_messages["required"], code="required")
        return seen

    def judge(self) -> bool:
        if not is_test(self.request):
            fields = self.kept_fields()
            digest = digest_of(fields["page"], fields["parent"], fields["email"], fields["text"])
            self.stored = Comment.objects.filter(digest=digest).first()
        return self.stored is not None or super().judge()

    def store(self, judged: JudgedMessage) -> JudgedMessage:
        """Only a refused comment is stored as a message."""
        return super().store(judged) if judged.verdict.outcome == "block" else judged

    def kept_fields(self) -> dict[str, Any]:
        fields = self.cleaned_data
        return {
            "name": fields["name"],
            "email": fields["email"],
            "website": fields.get("website", ""),
            "text": fields["comment"],
            "page": self.page.pk,
            "parent": self.reply_to.pk if self.reply_to else None,
        }

    def send(self) -> bool:
        """A held message becomes a waiting comment, so that there is one list of them."""
        if not self.judge():
            return False
        return self.stored is not None or self.deliver_or_hold(self._store)

    def _store(self) -> None:
        if self.judged is None:
            raise ValueError("A comment cannot be stored before it is judged.")
        state = state_for(self.judged, self.kept_fields(), self.settings)
        is_person = passed_as_a_person(self.judged, self.judged.rules.hold_from)
        self.stored = store(
            self.kept_fields(),
            judged=self.judged,
            state=state,
            is_real_person=is_person and state == Comment.State.APPROVED,
        )


def form_for(request: HttpRequest | None, page: Page, settings: CommentSettings, **given: Any) -> CommentForm:
    """Without a request, the form can only be shown."""
    return CommentForm(request=request or HttpRequest(), page=page, settings=settings, **given)
