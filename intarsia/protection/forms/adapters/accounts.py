"""Registration and login with Django's forms."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.contrib.auth import get_user_model
from django.contrib.auth.forms import AuthenticationForm, UserCreationForm
from django.http import HttpRequest

from ...signal_collection.parsing.submission_of import Message
from ..delivery.deliveries import delivers
from ..judging import judge_request
from ..protected_form import ProtectedForm
from ..responses.answers import refusal
from ..storing import store_message

SIGN_UP = "sign-up"
LOG_IN = "log-in"


class ProtectedSignUp(ProtectedForm, UserCreationForm):
    """Call `judge()` before `save()`. A held registration creates an inactive account, which is activated when a
    moderator allows it. The password is stored nowhere else.
    """

    protected_as = SIGN_UP

    def save(self, commit: bool = True) -> Any:
        if not self.judge():
            raise ValueError("A refused registration cannot be saved. Call judge() first, and show the form's errors.")
        user = super().save(commit=False)
        user.is_active = not self.is_held
        if commit:
            user.save()
        return user


@delivers(SIGN_UP)
def activate(fields: Mapping[str, Any]) -> None:
    users = get_user_model()
    users.objects.filter(**{users.USERNAME_FIELD: fields[users.USERNAME_FIELD]}).update(is_active=True)


class ProtectedLogIn(AuthenticationForm):
    """For LoginView's `authentication_form`. A refusal does not reveal whether the password was correct."""

    def clean(self) -> Any:
        if self.request is not None and self._is_refused(self.request):
            raise forms.ValidationError(refusal(self.request), code="refused")
        return super().clean()

    def _is_refused(self, request: HttpRequest) -> bool:
        """A login cannot be held for a moderator, so a doubtful one is allowed."""
        name = str(self.cleaned_data.get("username") or "")
        message = Message("", email=name if "@" in name else "", name=name)
        judged = store_message(judge_request(request, LOG_IN, message), {"username": name})
        return judged.verdict.outcome == "block"
