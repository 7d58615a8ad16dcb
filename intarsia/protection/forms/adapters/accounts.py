"""Registration and login with Django's forms."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.contrib.auth import get_user_model
from django.contrib.auth.forms import AuthenticationForm, UserCreationForm
from django.contrib.auth.views import LoginView
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse

from ...signal_collection.parsing.submission_of import Message
from ..delivery.deliveries import delivers
from ..protected_form import ProtectedForm
from ..responses.shown_errors import with_errors_shown

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
    users._default_manager.filter(**{users.USERNAME_FIELD: fields[users.USERNAME_FIELD]}).update(is_active=True)


class ProtectedLogIn(ProtectedForm, AuthenticationForm):  # type: ignore[misc]
    """For `ProtectedLogInView`. A refusal does not reveal whether the password was correct, because the password is
    checked after the login was judged.
    """

    protected_as = LOG_IN
    # A doubtful one is allowed, so it would gain nothing.
    can_confirm = False

    def __init__(self, request: HttpRequest, *args: Any, **kwargs: Any) -> None:
        super().__init__(None, *args, request=request, **kwargs)

    def clean(self) -> dict[str, Any]:
        return self.cleaned_data

    def authenticate(self) -> bool:
        """Judges a valid login, once, and then checks the password. Returns False, with an error in the form, if one
        of them fails. A login cannot be held for a moderator, so a doubtful one is allowed.
        """
        if self.judge():
            try:
                super().clean()
            except forms.ValidationError as error:
                self.add_error(None, error)
        return not self.errors

    def get_user(self) -> Any:
        user = super().get_user()
        if user is None:
            raise ImproperlyConfigured("The password was not checked. Show this form with ProtectedLogInView.")
        return user

    def judged_message(self) -> Message:
        name = str(self.cleaned_data.get("username") or "")
        return Message("", email=name if "@" in name else "", name=name)


class ProtectedLogInView(LoginView):
    authentication_form = ProtectedLogIn

    def form_valid(self, form: Any) -> HttpResponse:
        return super().form_valid(form) if form.authenticate() else with_errors_shown(self.form_invalid(form), form)
