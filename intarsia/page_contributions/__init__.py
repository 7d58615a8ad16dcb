"""What apps add to pages: head tags, scripts, styles, configuration, hosts of the policy, JSON-LD, filters of the HTML.

An app writes a `PageContribution` in its module `page_contributions` and registers it with
`register_page_contribution`. Rendering composes them in their order, and knows none of the apps.
"""

from .composition import config_of, filtered_html, filtered_text, head_of, hosts_of, script_tags, styles_of
from .contribution import ComposedPage, PageContribution, Script
from .form_guards import FormGuard, FormMarks, form_marks, form_refusal, register_form_guard
from .registry import register_page_contribution

__all__ = [
    "ComposedPage",
    "FormGuard",
    "FormMarks",
    "PageContribution",
    "Script",
    "config_of",
    "filtered_html",
    "filtered_text",
    "form_marks",
    "form_refusal",
    "head_of",
    "hosts_of",
    "register_form_guard",
    "register_page_contribution",
    "script_tags",
    "styles_of",
]
