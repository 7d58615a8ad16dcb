"""Finds imports inside functions of intarsia/. Each must be in ALLOWED, with the reason.

An import inside a function that only avoids a circle is not allowed: move what both modules need below them.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

START_UP = "AppConfig.ready() runs once all models are loaded; the modules it imports need them"
OPTIONAL_PACKAGE = "a site that does not use the feature does not install the package"
SLOW = "it takes long to import, and few sites use it"
OPTIONAL_APP = "a site may not install the app, whose models can then not be imported"
WSGI_FILE = "a sorted wsgi.py imports the module before Django has loaded the models, which this import needs"
CHOSEN = "only the module that the settings choose is loaded"

# (module, function): reason
ALLOWED = {
    ("intarsia/comments/apps.py", "ready"): START_UP,
    ("intarsia/moderation/apps.py", "ready"): START_UP,
    ("intarsia/pages/site_views/text_search/__init__.py", "matching_pages"): CHOSEN,
    ("intarsia/pages/apps.py", "ready"): START_UP,
    ("intarsia/protection/apps.py", "ready"): START_UP,
    ("intarsia/firewall/apps.py", "ready"): START_UP,
    ("intarsia/firewall/middleware.py", "guarded"): WSGI_FILE,
    ("intarsia/jobs/apps.py", "ready"): START_UP,
    ("intarsia/protection/checks/reputation/connection.py", "http"): SLOW,
    ("intarsia/protection/encoding/phones.py", "_library"): SLOW,
    ("intarsia/rendering/apps.py", "ready"): START_UP,
    ("intarsia/seo/apps.py", "ready"): START_UP,
    ("intarsia/state/generations/__init__.py", "_file"): CHOSEN,
    ("intarsia/state/generations/__init__.py", "_redis"): CHOSEN,
    ("intarsia/state/redis_client.py", "connection_options"): OPTIONAL_PACKAGE,
    ("intarsia/state/redis_client.py", "redis_client"): OPTIONAL_PACKAGE,
    ("intarsia/state/store_errors.py", "store_errors"): OPTIONAL_PACKAGE,
    ("intarsia/rendering/page_css.py", "variables_css"): WSGI_FILE,
    ("intarsia/widgets/comments/server.py", "comments"): OPTIONAL_APP,
    ("intarsia/webforms/apps.py", "ready"): START_UP,
    ("intarsia/webforms/captcha/verified_service.py", "_http"): SLOW,
    ("intarsia/webforms/delivery/pinned_request.py", "post"): SLOW,
    ("intarsia/webforms/payments/stripe_provider/stripe_api.py", "_http"): SLOW,
    ("intarsia/widgets/form/server.py", "forms"): OPTIONAL_APP,
    ("intarsia/wire/apps.py", "ready"): START_UP,
}


def function_imports() -> Iterator[tuple[str, str]]:
    """(module, function) of each function that imports something."""
    for file in sorted((ROOT / "intarsia").rglob("*.py")):
        is_test = "tests" in file.parts or file.name.startswith("test_") or file.name == "conftest.py"
        if is_test or "migrations" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _imports(node):
                yield file.relative_to(ROOT).as_posix(), node.name


def _imports(function: ast.AST) -> bool:
    return any(isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(function))


def main() -> int:
    found = set(function_imports())
    for module, function in sorted(found - ALLOWED.keys()):
        print(f"{module}: {function}() imports something. Move the import to the top, or name the reason in ALLOWED.")
    for module, function in sorted(ALLOWED.keys() - found):
        print(
            f"{module}: {function}() imports nothing any more. "
            "Remove it from ALLOWED in scripts/checks/function_imports.py."
        )
    return 1 if found != ALLOWED.keys() else 0


if __name__ == "__main__":
    sys.exit(main())
