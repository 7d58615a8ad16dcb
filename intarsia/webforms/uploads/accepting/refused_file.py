"""A file that was not accepted. The form names it until the visitor removes it or chooses another one."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from typing import Final

from django.core import signing
from django.http import QueryDict

# The hidden inputs that name them, and the checkboxes next to files that visitors no longer want.
REFUSED_FILE: Final = "gform_refused_file"
REMOVE_FILE: Final = "gform_remove_file"
SALT: Final = "intarsia.webforms.refused_file"


@dataclass(frozen=True)
class RefusedFile:
    """`number` is that of the field, `reason` is for the visitor. The size of a file that has expired is 0."""

    number: int
    name: str
    size: int
    reason: str
    # Set for a file that was uploaded before.
    temp_filename: str = ""

    @property
    def token(self) -> str:
        """Proves that the reason is that of this server."""
        return signing.dumps(astuple(self), salt=SALT)


def named_in(posted: QueryDict) -> Mapping[int, list[RefusedFile]]:
    """By the number of the field, the oldest first."""
    found: defaultdict[int, list[RefusedFile]] = defaultdict(list)
    removed = set(posted.getlist(REMOVE_FILE))
    for token in dict.fromkeys(posted.getlist(REFUSED_FILE)):
        if token in removed:
            continue
        try:
            file = RefusedFile(*signing.loads(token, salt=SALT))
        except (signing.BadSignature, TypeError):
            continue
        found[file.number].append(file)
    return found
