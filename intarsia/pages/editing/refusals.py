"""Why a request of the editor is not done: JSON, or a page, with a sentence for its user; never a redirect."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from intarsia.rendering.contract import Problem


class Refusal(Exception):
    def __init__(self, status: int, error: str, message: str, **details):
        super().__init__(message)
        self.status = status
        self.body = {"error": error, "message": message, **details}

    def response(self) -> JsonResponse:
        return JsonResponse(self.body, status=self.status)

    def page(self, request: HttpRequest) -> HttpResponse:
        """The same for somebody who looks at the answer itself."""
        from intarsia.rendering import assets

        context = {**self.body, "stylesheet": assets.url("editor.css")}
        return render(request, "intarsia/pages/preview_refused.html", context, status=self.status)


def not_signed_in() -> Refusal:
    return Refusal(
        401,
        "signed_out",
        "You are signed out: sign in again in another tab. What you did here is kept, and saved when you come back.",
    )


def forbidden(message: str) -> Refusal:
    return Refusal(403, "forbidden", message)


def not_found(message: str) -> Refusal:
    return Refusal(404, "not_found", message)


def not_allowed(message: str) -> Refusal:
    return Refusal(405, "not_allowed", message)


def unreadable(message: str) -> Refusal:
    return Refusal(400, "unreadable", message)


def stale(current: dict | None, who: str) -> Refusal:
    """The newest version, and who saved it, as the sentence begins."""
    return Refusal(
        409,
        "stale",
        f"{who} saved it after you opened this: go on with your version, or load the newer version. "
        "Neither is lost, whichever you choose.",
        revision=current,
    )


def too_large(message: str) -> Refusal:
    return Refusal(413, "too_large", message)


def invalid(problems: list[Problem]) -> Refusal:
    return Refusal(
        422,
        "invalid",
        f"Nothing was saved, because {_counted(problems)} cannot be accepted: correct what is listed and save again.",
        problems=[problem._asdict() for problem in problems],
    )


def locked(message: str) -> Refusal:
    return Refusal(423, "locked", message)


def _counted(problems: list[Problem]) -> str:
    return "one value" if len(problems) == 1 else f"{len(problems)} values"
