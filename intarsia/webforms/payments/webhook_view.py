"""Messages of payment providers. They say only that something changed: the provider is asked what."""

from django.db.models import Q
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from intarsia.jobs.api import enqueue

from .models import Payment, PaymentSettings
from .providers import provider_called

LOOK_UP = "webforms.payment.look_up"
MAX_BYTES = 1024 * 1024


# The signature of the provider is checked instead.
@csrf_exempt
@require_POST
def payment_webhook(request: HttpRequest, provider: str) -> HttpResponse:
    found = provider_called(provider)
    if found is None:
        raise Http404("No such payment provider.")
    if int(request.headers.get("Content-Length") or 0) > MAX_BYTES:
        return HttpResponse(status=413)
    subject = found.subject_of(request, PaymentSettings.for_request(request))
    if subject is None:
        return HttpResponse("The signature is wrong.", status=400, content_type="text/plain")
    if subject:
        for payment in Payment.objects.filter(Q(key=subject) | Q(reference=subject), provider=provider):
            enqueue(LOOK_UP, payment=payment.pk)
    return HttpResponse(status=200)
