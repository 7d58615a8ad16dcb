"""Names and e-mail addresses of users. The user model of a site may lack one of them, or call it otherwise."""

from typing import Any

from django.contrib.auth import get_user_model
from django.core.exceptions import FieldDoesNotExist


def full_name(user: Any) -> str:
    return user.get_full_name() if hasattr(user, "get_full_name") else ""


def email_of(user: Any) -> str:
    return str(getattr(user, user.get_email_field_name(), "") or "")


def is_email_of_a_user(email: str) -> bool:
    users = get_user_model()
    name = users.get_email_field_name()
    try:
        users._meta.get_field(name)
    except FieldDoesNotExist:
        return False
    return users._default_manager.filter(**{f"{name}__iexact": email}).exists()
