from django.apps import AppConfig


class AcmeConfig(AppConfig):
    name = "intarsia.pages.tests.acme"

    def ready(self):
        from intarsia.pages.api import register_icon_set, register_palette, register_style_preset

        register_icon_set("acme", label="Acme", icons={"acme-cup": "M4 8h12v6", "acme-dot": "0 0 8 8|M1 1h6v6z"})
        register_palette("acme", label="Acme", colors={"accent": "#7a1f3d", "paper": {"light": "#fff", "dark": "#111"}})
        register_style_preset(
            "acme-quiet",
            label="Quiet",
            widgets=["heading", "text"],
            style={"desktop": {"color": "#555555"}, "mobile": {"font_size": "18px"}},
        )
