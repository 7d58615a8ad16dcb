"""Errors that the editor's endpoints report, as JSON. They never redirect."""

from typing import Any

from django.http import JsonResponse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from ..contract import Problem
from ..validation.editor_text import EditorText


class EditorError(Exception):
    def __init__(self, status: int, error: str, message: str, **details):
        super().__init__(message)
        self.status = status
        self.body = {"error": error, "message": message, **details}

    def response(self) -> JsonResponse:
        return JsonResponse(self.body, status=self.status)


def not_signed_in() -> EditorError:
    return EditorError(
        401,
        "signed_out",
        _("You are signed out. Sign in again in another tab: your changes are kept, and saved when you come back."),
    )


def other_user(who: str) -> EditorError:
    """`who` is signed in now, but somebody else opened the editor."""
    return EditorError(
        409,
        "other_user",
        _(
            "This browser is signed in as %(user)s now: sign in again in another tab as the user who opened this page, "
            "and your changes are saved when you come back."
        )
        % {"user": who},
    )


def forbidden(message: str) -> EditorError:
    return EditorError(403, "forbidden", message)


def not_found(message: str) -> EditorError:
    return EditorError(404, "not_found", message)


def not_allowed(message: str) -> EditorError:
    return EditorError(405, "not_allowed", message)


def not_visual() -> EditorError:
    return EditorError(
        409, "not_visual", _("This page shows the fields of its form. Open the form and choose “Build visually” first.")
    )


def unreadable(message: str) -> EditorError:
    return EditorError(400, "unreadable", message)


def stale(current: dict | None, who: str | None) -> EditorError:
    """`current` is the token of the newest version, `who` another user who saved it."""
    if who:
        message = _(
            "%(user)s saved a newer version after you opened this. Keep your version or load the newer one. "
            "Both stay in the history."
        ) % {"user": who}
    else:
        message = _(
            "You saved a newer version in another tab or window. Keep this version or load the newer one. "
            "Both stay in the history."
        )
    return EditorError(409, "stale", message, revision=current)


def too_large(message: str) -> EditorError:
    return EditorError(413, "too_large", message)


def invalid(problems: list[Problem]) -> EditorError:
    return EditorError(
        422,
        "invalid",
        ngettext(
            "Nothing was saved: one value is invalid. Correct what is listed and save again.",
            "Nothing was saved: %(count)s values are invalid. Correct what is listed and save again.",
            len(problems),
        )
        % {"count": len(problems)},
        problems=[_as_json(problem) for problem in problems],
    )


def _as_json(problem: Problem) -> dict[str, Any]:
    parts = {"parts": problem.message.parts()} if isinstance(problem.message, EditorText) else {}
    return {**problem._asdict(), **parts}


def locked(message: str) -> EditorError:
    return EditorError(423, "locked", message)
