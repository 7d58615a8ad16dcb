"""A rich text in the form's settings, whose text box has a name."""

from typing import Any

from wagtail.admin.panels import FieldPanel


class RichTextPanel(FieldPanel):
    class BoundPanel(FieldPanel.BoundPanel):
        def __init__(self, **options: Any) -> None:
            super().__init__(**options)
            widget = self.bound_field.field.widget if self.bound_field else None
            # The label of the panel names a hidden input, and not the box that people type in.
            # The class of Wagtail's editor cannot be imported before all models are there.
            if widget and "data-draftail-input" in widget.attrs:
                # All forms share the options of the widget.
                widget.options = {**widget.options, "ariaLabel": str(self.heading)}
