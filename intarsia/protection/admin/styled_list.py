"""An admin list with space for long words, which becomes cards on small screens."""

from typing import Any

from wagtail.admin.views import generic

from ..page_script.built import script_url


class StyledList(generic.IndexView):
    template_name = "intarsia/protection/admin/list.html"

    def get_context_data(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(*args, **kwargs) | {"staff_styles": script_url("staffPages")}
