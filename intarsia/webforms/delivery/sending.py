from django.utils import timezone

from .models import Delivery
from .notification_email import email_of


def send_delivery(pk: int) -> None:
    """Raises the mail server's error. Nothing is sent for an entry or a notification that was deleted meanwhile."""
    delivery = Delivery.objects.select_related("entry__form", "entry__page").filter(pk=pk).first()
    notification = delivery and delivery.entry.form.notifications.filter(key=delivery.key, is_active=True).first()
    if not delivery or not notification:
        return
    try:
        email_of(notification, delivery.entry, delivery.recipients).send()
    except Exception as error:
        Delivery.objects.filter(pk=pk).update(error=f"{type(error).__name__}: {error}")
        raise
    Delivery.objects.filter(pk=pk).update(sent=timezone.now(), error="")
