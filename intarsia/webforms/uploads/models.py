import secrets

from django.db import models
from django.utils.translation import gettext_lazy as _

from intarsia.moderation.api import private_storage

RANDOM_LENGTH = 32


def content_name(_file: models.Model, _name: str) -> str:
    """Says nothing about the file, and can be neither guessed nor run."""
    return f"uploads/{secrets.token_hex(RANDOM_LENGTH // 2)}"


class Scan(models.TextChoices):
    """Empty if the site has no scanner."""

    CLEAN = "clean", _("Scanned for viruses")
    NOT_SCANNED = "not_scanned", _("Not scanned for viruses")


class FormFile(models.Model):
    """A file that a visitor uploaded for a field. It is temporary until an entry or saved answers own it."""

    field = models.ForeignKey("intarsia_webforms.FormField", models.CASCADE, related_name="files")
    entry = models.ForeignKey("intarsia_webforms.Entry", models.CASCADE, null=True, related_name="files")
    # What a visitor saved and has not sent yet.
    saved_answers = models.ForeignKey(
        "intarsia_webforms.SavedAnswers", models.SET_NULL, null=True, related_name="files"
    )
    # Only the visitor knows it. With it, the file can be used or removed until it is part of an entry.
    temp_filename = models.CharField(max_length=255, unique=True)
    # As the visitor's browser named it, for people; never a path.
    name = models.CharField(max_length=100)
    size = models.PositiveBigIntegerField(default=0)
    # Bytes that a request is about to write.
    reserved = models.PositiveBigIntegerField(default=0)
    # The length of the whole file, if a client with the protocol tus announced it.
    length = models.PositiveBigIntegerField(null=True)
    # The position of the next chunk; None once all have arrived.
    next_chunk = models.PositiveIntegerField(null=True, default=0)
    scan = models.CharField(max_length=12, choices=Scan.choices, blank=True)
    file = models.FileField(storage=private_storage, upload_to=content_name, max_length=100)
    uploaded = models.DateTimeField(auto_now_add=True)
    # A hash of who uploads it, so that nobody fills the disk. Empty once an entry owns the file.
    client = models.CharField(max_length=64, blank=True)

    class Meta:
        ordering = ["pk"]
        default_permissions = ()
        indexes = [
            # Temporary files are few.
            models.Index(fields=["uploaded"], condition=models.Q(entry=None), name="webform_temporary_file"),
            # A name in the storage is looked up before it is deleted there.
            models.Index(fields=["file"], name="webform_stored_file"),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def content(self) -> str:
        """Its name in the storage."""
        return str(self.file.name)

    @property
    def id_for_scripts(self) -> str:
        return self.content.rpartition("/")[2]

    def stored_parts(self) -> int:
        """How many chunks may be stored. The next one may be there in part: writing it failed."""
        return 0 if self.next_chunk is None else self.next_chunk + 1

    def part(self, chunk: int) -> str:
        return f"{self.content}.{chunk}"
