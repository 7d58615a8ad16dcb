from typing import Any

from django.core.management.base import BaseCommand

from intarsia.moderation.privacy.retention import forget


class Command(BaseCommand):
    help = "Deletes expired messages and IP addresses. A job does the same once an hour."

    def handle(self, *args: Any, **options: Any) -> None:
        done = forget()
        summary = f"Messages deleted: {done.messages}. IP addresses deleted: {done.ips}. Other entries: {done.further}."
        self.stdout.write(summary)
