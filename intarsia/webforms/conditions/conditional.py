import uuid
from collections.abc import Container
from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _

from .field import ConditionField


class Conditional(models.Model):
    """What happens after a submission, if a condition on its answers holds."""

    # Publishing can give it a new primary key; the key stays the same.
    key = models.UUIDField(default=uuid.uuid4, editable=False)
    name = models.CharField(_("name"), max_length=200, help_text=_("Only staff see it."))
    condition = ConditionField(
        _("condition"),
        help_text=_("Applies to entries that meet these rules. Without rules, it applies to all entries."),
    )

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return self.name

    def conditions(self) -> dict[str, Any]:
        """All conditions of this object by their names, which are different in the whole form."""
        return {str(self.key): self.condition} if self.condition else {}

    def applies(self, met_conditions: Container[str]) -> bool:
        """`met_conditions` contains the names of the conditions that are met."""
        return not self.condition or str(self.key) in met_conditions
