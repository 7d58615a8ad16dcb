"""Writes docs/reference from the code: `make reference`. With --check it only says which pages are outdated."""

import os
import sys
from pathlib import Path

import django

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str]) -> int:
    os.environ["DJANGO_SETTINGS_MODULE"] = "demo.settings_test"
    django.setup()
    # After django.setup(), because the pages import models.
    from .pages import written_files

    outdated = [
        path for path, text in written_files(ROOT).items() if not path.exists() or path.read_text("utf-8") != text
    ]
    if "--check" in arguments:
        for path in outdated:
            print(f"{path.relative_to(ROOT)} is outdated. Run `make reference`.")
        return 1 if outdated else 0
    for path, text in written_files(ROOT).items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
