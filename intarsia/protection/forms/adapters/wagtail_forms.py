"""Form pages of wagtail.contrib.forms."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest
from django.template.response import TemplateResponse
from django.utils.datastructures import MultiValueDict
from wagtail.models import Page, Site, get_page_models

from intarsia.moderation.files import files_in

from ..delivery.deliveries import delivers
from ..form_pages import MAX_PAGES, register_form_pages
from ..protected_form import ProtectedForm
from ..responses.script_answer import answer_to_script
from ..responses.shown_errors import with_errors_shown

NAME = "wagtail-form"


class ProtectedFormPageMixin:
    """Put it before AbstractForm or AbstractEmailForm. The template needs `{% protection_fields %}` in the form."""

    # The visitor's request, while the page is served.
    protection_request: HttpRequest | None = None

    # The current submission and its result.
    protection_form: ProtectedForm | None = None

    def serve(self, request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
        self.protection_request, self.protection_form = request, None
        try:
            response = super().serve(request, *args, **kwargs)  # type: ignore[misc]
        except _Refused as refused:
            response = self._form_again(request, refused.form, *args, **kwargs)
        return (answer_to_script(self.protection_form) if self.protection_form else None) or response

    def get_form(self, *args: Any, **kwargs: Any) -> Any:
        form = super().get_form(*args, **kwargs)  # type: ignore[misc]
        if isinstance(form, ProtectedForm) and form.is_bound:
            self.protection_form = form
        return form

    def get_form_class(self) -> type:
        form_class = super().get_form_class()  # type: ignore[misc]
        if self.protection_request is None:
            return form_class
        own = {"protected_as": f"{NAME}:{self.pk}"}  # type: ignore[attr-defined]
        return type("ProtectedPageForm", (_PageForm, form_class), own)

    def get_form_parameters(self) -> dict[str, Any]:
        given = super().get_form_parameters()  # type: ignore[misc]
        return given if self.protection_request is None else {**given, "request": self.protection_request}

    def process_form_submission(self, form: Any) -> Any:
        """A message that is held, or whose mail fails now, becomes a submission when a moderator allows it."""
        process = super().process_form_submission  # type: ignore[misc]
        if not isinstance(form, ProtectedForm):
            return process(form)
        if not form.judge():
            raise _Refused(form)
        done: list[Any] = []
        if not form.is_held and not form.deliver_or_hold(lambda: done.append(process(form))):
            raise RuntimeError("A message could be neither delivered nor stored. The visitor gets an error page.")
        return done[0] if done else None

    def _form_again(self, request: HttpRequest, form: ProtectedForm, *args: Any, **kwargs: Any) -> TemplateResponse:
        """What Wagtail shows for a form with errors."""
        context = self.get_context(request, *args, **kwargs) | {"form": form}  # type: ignore[attr-defined]
        response = TemplateResponse(request, self.get_template(request, *args, **kwargs), context)  # type: ignore[attr-defined]
        with_errors_shown(response, form)
        return response


class _Refused(Exception):
    """Wagtail thanks for every valid form."""

    def __init__(self, form: ProtectedForm) -> None:
        super().__init__()
        self.form = form


class _PageForm(ProtectedForm):
    def kept_fields(self) -> dict[str, Any]:
        return {"page": int(self.protected_as.rpartition(":")[2]), "answers": super().kept_fields()}


def pages_with_forms(site: Site) -> list[Page]:
    kinds = [kind for kind in get_page_models() if issubclass(kind, ProtectedFormPageMixin)]
    found = Page.objects.live().descendant_of(site.root_page, inclusive=True).type(*kinds) if kinds else []
    return list(found[:MAX_PAGES])


register_form_pages(NAME, pages_with_forms)


@delivers(NAME)
def deliver(fields: Mapping[str, Any]) -> None:
    """Processes it like a new submission: stored, and mailed by pages that send mail."""
    page: Any = Page.objects.get(pk=fields["page"]).specific
    files = MultiValueDict({name: [file] for name, file in files_in(fields["answers"])})
    form = page.get_form(fields["answers"], files, page=page, user=None)
    if not form.is_valid():
        raise ValueError(f"The form of the page '{page}' has changed: {form.errors.as_text()}")
    page.process_form_submission(form)
