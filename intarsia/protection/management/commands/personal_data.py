import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from intarsia.protection.privacy.holdings import erase, export


class Command(BaseCommand):
    help = "Prints as JSON all that the site keeps under an e-mail address, or erases it."

    def add_arguments(self, parser: Any) -> None:
        parser.add_argument("email")
        parser.add_argument("--erase", action="store_true", help="Erases it, which cannot be undone.")

    def handle(self, *args: Any, **options: Any) -> None:
        email = options["email"].strip()
        if "@" not in email:
            raise CommandError(f"'{email}' is no e-mail address. Name the address whose data is meant.")
        told = erase(email) if options["erase"] else export(email)
        self.stdout.write(json.dumps({"email": email, ("erased" if options["erase"] else "kept"): told}, indent=2))
