"""A program: prints what `FontFace` and `FontFamily` need to know about font files.

python -m intarsia.fonts.measure acme-sans.woff2
"""

import json
import sys
from pathlib import Path

from .conversion.convert import Unusable, describe


def main(paths: list[str]) -> int:
    for path in paths:
        try:
            print(json.dumps({"file": path, **describe(Path(path).read_bytes())}))
        except (OSError, Unusable) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
