from django.db import models


class SentText(models.Model):
    """What remains of a text for some days, to recognize copies. The text cannot be restored from it."""

    received = models.DateTimeField(db_index=True)
    sketch = models.BinaryField(max_length=64)
    # Texts that are nearly the same have the same one.
    group = models.CharField(max_length=16)
    # A digest of where it came from.
    client = models.CharField(max_length=16)

    class Meta:
        app_label = "intarsia_protection"
        # Staff see messages, not fingerprints.
        default_permissions = ()
