"""What a webhook sends: JSON, signed as https://www.standardwebhooks.com describes."""

import base64
import hashlib
import hmac
import json
import time
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder

from ..merge_tags.values import entry_url, page_url_of
from ..models import Entry
from .models import Delivery
from .pinned_request import post
from .webhooks import FormWebhook


def send_webhook(webhook: FormWebhook, delivery: Delivery) -> None:
    """Raises NotSent. Repeated, the message has the same id, so that receivers can recognize it."""
    body = json.dumps(message_of(delivery.entry), cls=DjangoJSONEncoder, ensure_ascii=False).encode()
    message, now = f"entry-{delivery.entry_id}-{delivery.key}", str(int(time.time()))
    headers = {
        "Content-Type": "application/json; charset=utf-8",
        "webhook-id": message,
        "webhook-timestamp": now,
        "webhook-signature": f"v1,{signature_of(webhook.secret_bytes, message, now, body)}",
    }
    post(webhook.url, body, headers)


def signature_of(secret: bytes, message: str, timestamp: str, body: bytes) -> str:
    signed = f"{message}.{timestamp}.".encode() + body
    return base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()


def message_of(entry: Entry) -> dict[str, Any]:
    return {
        "type": "entry.created",
        "timestamp": entry.submitted,
        "data": {
            "id": entry.pk,
            "url": entry_url(entry),
            "form": {"id": entry.form_id, "title": entry.form.title},
            "page_url": page_url_of(entry),
            "name": entry.name,
            "email": entry.email,
            "answers": [
                {
                    "field": field.number,
                    "label": field.label,
                    "value": entry.answers.get(str(field.number)),
                    "text": entry.texts[str(field.number)],
                }
                for field in entry.form.fields.all()
                if str(field.number) in entry.texts
            ],
            "files": [
                {"field": file.field.number, "name": file.name, "size": file.size}
                for file in entry.files.select_related("field")
            ],
            "order": entry.order,
            "payments": [
                {"state": payment.state, "amount": payment.amount, "currency": payment.currency}
                for payment in entry.payments.all()
            ],
        },
    }
