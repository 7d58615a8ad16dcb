from datetime import date

from django.db import models
from django.db.models import F


class PageCount(models.Model):
    """How many visitors came to one page of a form on one day, and how many of them completed it."""

    form = models.ForeignKey("intarsia_webforms.WebForm", models.CASCADE, related_name="page_counts")
    # The id of the page break that begins the page.
    page = models.CharField(max_length=100)
    day = models.DateField()
    reached = models.PositiveIntegerField(default=0)
    completed = models.PositiveIntegerField(default=0)

    class Meta:
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=["form", "page", "day"], name="webform_page_of_day")]

    def __str__(self) -> str:
        return f"{self.page}, {self.day}: {self.completed} of {self.reached}"

    @classmethod
    def add(cls, form: int, page: str, day: date, counted: str) -> None:
        """`counted` is "reached" or "completed"."""
        row, _made = cls.objects.get_or_create(form_id=form, page=page, day=day)
        cls.objects.filter(pk=row.pk).update(**{counted: F(counted) + 1})
