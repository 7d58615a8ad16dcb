"""Makes the fonts of packages/intarsia-fonts from npm packages of Fontsource: files, their list and their licenses.

python -m scripts.font_library
"""

import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from intarsia.fonts.conversion.convert import describe

ROOT = Path(__file__).resolve().parent.parent
NPM = ROOT / "node_modules" / "@fontsource-variable"
PACKAGE = ROOT / "packages" / "intarsia-fonts" / "intarsia_fonts"
FONTS = "intarsia/fonts"
FAMILIES = {
    "crimson-pro": "serif",
    "inter": "sans-serif",
    "jetbrains-mono": "monospace",
    "lora": "serif",
    "montserrat": "sans-serif",
    "nunito": "sans-serif",
    "open-sans": "sans-serif",
    "playfair-display": "serif",
    "roboto": "sans-serif",
    "source-serif-4": "serif",
    "space-grotesk": "sans-serif",
    "work-sans": "sans-serif",
}
STYLES = ("normal", "italic")
# The file that pages preload, and that the measures are from.
BASIC = "latin"


def main() -> None:
    build(PACKAGE, FAMILIES)


def build(package: Path, families: dict[str, str]) -> None:
    """`families`: the names of npm packages, and the kind of local fonts that resemble each."""
    for name in ("static", "licenses"):
        shutil.rmtree(package / name, ignore_errors=True)
    (package / "static" / FONTS).mkdir(parents=True)
    (package / "licenses").mkdir()
    made = [_family(package, name, generic) for name, generic in families.items()]
    (package / "families.json").write_text(json.dumps(made, indent=1), "utf-8")
    size = sum(file.stat().st_size for file in (package / "static").rglob("*.woff2"))
    print(f"{len(made)} families, {size / 1e6:.1f} MB in {package / 'static'}")


def _family(package: Path, name: str, generic: str) -> dict[str, Any]:
    source = NPM / name
    if not source.exists():
        raise SystemExit(f"{source} does not exist. Run `npm ci` first.")
    metadata = json.loads((source / "metadata.json").read_text("utf-8"))
    shutil.copyfile(source / "LICENSE", package / "licenses" / f"{name}.txt")
    styles = (style for style in STYLES if (source / "files" / f"{name}-{BASIC}-wght-{style}.woff2").exists())
    return {
        "name": metadata["family"],
        "generic": generic,
        "faces": [_face(package, source, style) for style in styles],
    }


def _face(package: Path, source: Path, style: str) -> dict[str, Any]:
    basic = describe((source / "files" / f"{source.name}-{BASIC}-wght-{style}.woff2").read_bytes())
    return {
        "style": style,
        "weight": basic["weight"],
        "measures": basic["measures"],
        "files": list(_files(package, source, style)),
    }


def _files(package: Path, source: Path, style: str) -> Iterator[dict[str, str]]:
    ranges: dict[str, str] = json.loads((source / "unicode.json").read_text("utf-8"))
    for subset in sorted(ranges, key=lambda one: (one != BASIC, one)):
        file = source / "files" / f"{source.name}-{subset}-wght-{style}.woff2"
        if not file.exists():
            continue
        content = file.read_bytes()
        path = f"{FONTS}/{file.stem}-{hashlib.sha256(content).hexdigest()[:20]}.woff2"
        (package / "static" / path).write_bytes(content)
        yield {"path": path, "unicode_range": ranges[subset]}


if __name__ == "__main__":
    main()
