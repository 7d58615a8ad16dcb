from typing import Any

from django.core.management.base import BaseCommand

from intarsia.protection.privacy.retention import forget


class Command(BaseCommand):
    help = "Deletes messages and addresses that were kept long enough. The site does so by itself once an hour, too."

    def handle(self, *args: Any, **options: Any) -> None:
        done = forget()
        told = f"Messages deleted: {done.messages}. Addresses removed: {done.addresses}. Other entries: {done.further}."
        self.stdout.write(told)
