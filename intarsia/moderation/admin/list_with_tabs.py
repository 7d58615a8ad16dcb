from typing import Any

from django.utils.functional import cached_property
from wagtail.admin.views import generic


class ListWithTabs(generic.IndexView):
    """A list whose tabs set the filter `show`, without a message about the number of matches."""

    @cached_property
    def is_filtering(self) -> bool:
        form = self.filters.form
        return form.is_valid() and any(name != "show" for name in form.changed_data)

    @property
    def active_filters(self) -> list[Any]:
        return [one for one in super().active_filters if not str(one.auto_id).endswith("show")]
