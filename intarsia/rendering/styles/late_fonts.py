"""On a phone, a page loads its web fonts after the first paint: until then, its images need the bandwidth.

Text is shown in the fallback fonts until the runtime sets `data-fonts` at the root element. Browsers that do not run
scripts, or cannot tell in CSS whether they do, load the fonts at once.
"""

import re
from collections.abc import Collection
from typing import Final

# As in the `media` of preloads, which are for other screens.
PHONES: Final = "(width<48em) and (scripting:enabled)"
_WAITING: Final = f"@media {PHONES}{{:root:not([data-fonts]){{--fonts: }}}}"
_LOADED_FACE: Final = re.compile(r'@font-face\{font-family:"?([^";]+)"?;[^}]*url\(')


def with_late_fonts(faces: str, variables: str, elements: str) -> tuple[str, str]:
    """The variables and the styles of elements: families of the @font-face rules `faces` wait on phones."""
    names = frozenset(_LOADED_FACE.findall(faces))
    late = _late(names, variables), _late(names, elements)
    # Compresses best behind the variables.
    return (late[0] + _WAITING, late[1]) if late != (variables, elements) else late


def _late(names: Collection[str], css: str) -> str:
    # Searching for a string takes a tenth of the time of the expression.
    families = "|".join(re.escape(name) for name in sorted(names) if f'"{name}",' in css)
    if not families:
        return css
    return re.sub(rf'\b(font(?:-[\w-]+)?:[^;{{}}"]*)((?:"(?:{families})",)+)', r"\1var(--fonts,\2)", css)
