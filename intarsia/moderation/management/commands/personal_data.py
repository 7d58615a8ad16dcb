import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from intarsia.moderation.privacy.holdings import erase, export


class Command(BaseCommand):
    help = "Exports or erases the data stored for an e-mail address. An export is printed as JSON."

    def add_arguments(self, parser: Any) -> None:
        parser.add_argument("email")
        parser.add_argument("--erase", action="store_true", help="Erase the data. This cannot be undone.")

    def handle(self, *args: Any, **options: Any) -> None:
        email = options["email"].strip()
        if "@" not in email:
            raise CommandError(f"'{email}' is not an e-mail address. Pass the e-mail address of the person.")
        result = erase(email) if options["erase"] else export(email)
        self.stdout.write(json.dumps({"email": email, ("erased" if options["erase"] else "kept"): result}, indent=2))
