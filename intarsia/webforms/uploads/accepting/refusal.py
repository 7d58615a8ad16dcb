"""Why a file is refused. Codes are those of the contract."""

from typing import Any, Final

INVALID, NO_LOGIN, FORBIDDEN, TOO_OFTEN, NO_FORM = 400, 401, 403, 429, 500
UNREADABLE, UNWRITABLE, NOT_ALLOWED, UNSUCCESSFUL = 101, 102, 104, 105
# Others are replies that scripts read as usual.
HTTP_STATUSES: Final = (FORBIDDEN, TOO_OFTEN)


class Refusal(Exception):
    """`message` is for the visitor."""

    def __init__(self, code: int, message: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = str(message)
