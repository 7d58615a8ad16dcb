"""Lists in Wagtail's admin of what visitors and programs create. Staff do not add rows there."""

from collections.abc import Collection
from typing import Any, ClassVar

from wagtail.admin.viewsets.model import ModelViewSet


class ReceivedRowsViewSet(ModelViewSet):
    """Without Wagtail's views to add, edit and copy rows. A subclass can add its own."""

    form_fields = ()
    copy_view_enabled = False
    add_to_reference_index = False
    # Wagtail's views that have no URL here, and the URLs that its other views must not link to.
    removed_views: ClassVar[tuple[str, ...]] = ("add", "edit", "history", "history_results", "usage")
    unlinked_views: ClassVar[tuple[str, ...]] = ("add", "edit", "usage")
    # Arguments that would replace what the class of the list defines.
    list_sets: ClassVar[tuple[str, ...]] = ("filterset_class",)

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        return _without(super().get_common_view_kwargs(**kwargs), [f"{name}_url_name" for name in self.unlinked_views])

    def get_index_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        return _without(super().get_index_view_kwargs(**kwargs), self.list_sets)

    def get_urlpatterns(self) -> list[Any]:
        return [one for one in super().get_urlpatterns() if one.name not in self.removed_views]


def _without(arguments: dict[str, Any], names: Collection[str]) -> dict[str, Any]:
    return {name: value for name, value in arguments.items() if name not in names}
