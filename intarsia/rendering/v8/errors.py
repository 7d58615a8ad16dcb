"""How a call of V8 can fail."""

MAX_CHARACTERS = 500


class ScriptError(Exception):
    """The script threw."""


class Stuck(Exception):
    """The script exceeded its limit of time or memory."""


class LeftRunning(Stuck):
    """The script returned but left code running."""


class Crashed(Stuck):
    """The renderer process ended twice during the same call."""


class Unavailable(Exception):
    """V8 cannot be started; the message says why."""


class ProcessEnded(Exception):
    """The renderer process ended, or sent something that is not an answer. Another one may succeed."""


def first_line(error: Exception) -> str:
    """V8 adds the line of source to its message, and the bundle is one line of half a million characters."""
    return str(error).partition("\n")[0][:MAX_CHARACTERS]
