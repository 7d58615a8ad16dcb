import json
from collections.abc import Iterator
from pathlib import Path

from django.apps import AppConfig

FAMILIES = Path(__file__).parent / "families.json"


class IntarsiaFontsConfig(AppConfig):
    name = "intarsia_fonts"
    # The app of Intarsia itself has the label of this package.
    label = "intarsia_font_library"
    verbose_name = "Font library"

    def ready(self) -> None:
        from intarsia.fonts.api import register_font_families

        register_font_families(*families_in(FAMILIES))


def families_in(file: Path) -> Iterator:
    """The families of a file that `make font-library` wrote."""
    from intarsia.fonts.api import FontFace, FontFamily, FontFile

    for family in json.loads(file.read_text("utf-8")):
        faces = []
        for face in family["faces"]:
            files = tuple(FontFile(one["path"], one["unicode_range"], is_static=True) for one in face["files"])
            faces.append(FontFace(files=files, weight=face["weight"], style=face["style"], **face["measures"]))
        yield FontFamily(family["name"], tuple(faces), family["generic"])
