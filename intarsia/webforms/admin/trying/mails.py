"""Previews of the notifications of a form, which staff can send to themselves."""

from typing import Any

from django.contrib import messages
from django.core.mail import EmailMultiAlternatives
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.generic import View
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.users import email_of
from intarsia.wire.guarding.limits import is_within_limit

from ...models import WebForm
from ...trying.sample_mail import example_entry, sample_mail

PER_MINUTE = 5
# In previews for staff without an e-mail address.
EXAMPLE = "you@example.com"


class TestMails(PermissionCheckedMixin, View):
    model = WebForm
    permission_required = "change"
    edit_url_name = ""

    def get(self, request: HttpRequest, pk: int) -> HttpResponse:
        form, address = _newest(pk), email_of(request.user)
        entry = example_entry(form)
        mails = [(one, sample_mail(one, entry, [address or EXAMPLE])) for one in form.notifications.all()]
        context = {
            "form": form,
            "address": address,
            "mails": [_shown(str(one.key), one.name, mail) for one, mail in mails],
            "header_title": _("Notifications of “%(form)s”") % {"form": form.title},
            "edit_url": reverse(self.edit_url_name, args=[form.pk]),
        }
        return render(request, "intarsia/webforms/admin/test_mails.html", context)

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        form, key = _newest(pk), request.POST.get("notification", "")
        notification = next((one for one in form.notifications.all() if str(one.key) == key), None)
        if notification is None:
            raise Http404("This notification does not exist any more.")
        address = email_of(request.user)
        if not address:
            messages.error(request, _("Your account has no e-mail address. Add one to your account first."))
        elif not is_within_limit(request, "webforms_test_mail", PER_MINUTE):
            messages.error(request, _("You sent several tests within a minute. Wait a moment and try again."))
        else:
            _send(request, sample_mail(notification, example_entry(form), [address]))
        return HttpResponseRedirect(request.path)


def _send(request: HttpRequest, mail: EmailMultiAlternatives) -> None:
    try:
        mail.send()
    # Mail servers fail in many ways, and staff need to know how.
    except Exception as error:
        messages.error(request, _("The mail server did not accept the test: %(error)s") % {"error": error})
    else:
        messages.success(request, _("The test was sent to %(address)s.") % {"address": mail.to[0]})


def _newest(pk: int) -> WebForm:
    return get_object_or_404(WebForm, pk=pk).get_latest_revision_as_object()


def _shown(key: str, name: str, mail: EmailMultiAlternatives) -> dict[str, Any]:
    html = next(str(one[0]) for one in mail.alternatives)
    return {"key": key, "name": name, "subject": mail.subject, "html": html, "text": mail.body}
