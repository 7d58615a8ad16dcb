# mypy: warn-unused-ignores
"""What was made for one visitor cannot reach the page cache. `make check` reads this file with mypy; nothing runs it.

mypy also reports a comment that ignores no error, so each line with one is refused, and the others are not.
"""

from django.http import HttpRequest, HttpResponse

from intarsia.page_cache import Public, Uncacheable, tag_response
from intarsia.page_cache.last_good_copies.last_good import keep_copy
from intarsia.rendering.render import RenderContext, render_documents

response = Uncacheable(HttpResponse())
tag_response(Public(HttpResponse()), [])
tag_response(response, [])  # type: ignore[arg-type]
tag_response(response.map(lambda made: made), [])  # type: ignore[arg-type]
tag_response(HttpResponse(), [])  # type: ignore[arg-type]
keep_copy(HttpRequest(), None, Public(b""))
keep_copy(HttpRequest(), None, Uncacheable(b""))  # type: ignore[arg-type]
rendered = render_documents({}, RenderContext()).map(lambda made: made.css.encode())
keep_copy(HttpRequest(), None, rendered)  # type: ignore[arg-type]
