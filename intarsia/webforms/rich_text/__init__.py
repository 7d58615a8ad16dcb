"""Forms in the rich texts of ordinary pages: `<embed embedtype="web-form" id="3"/>`, as Wagtail stores images."""
