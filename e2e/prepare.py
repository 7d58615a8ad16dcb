"""`python -m e2e.prepare`: creates what tests copy, before the first of them needs it."""

from e2e.site import prepared_folder

if __name__ == "__main__":
    prepared_folder()
