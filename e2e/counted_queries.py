"""Runs in the site's shell: prints the number of queries of its main requests as JSON."""

import json
from functools import partial

from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from intarsia.pages.models import BuilderPage


def counted_queries() -> str:
    visitor, owner = Client(headers={"host": "localhost"}), Client(headers={"host": "localhost"})
    owner.force_login(User.objects.get(username="owner"))
    page = BuilderPage.objects.get(slug="landing")
    editor = f"/admin/intarsia/page/{page.pk}/"
    counts = {}

    def counted(name, ask):
        with CaptureQueriesContext(connection) as queries:
            answer = ask()
        assert answer.status_code == 200, answer.content
        counts[name] = len(queries)
        return answer

    # What a process loads once.
    visitor.get("/")
    owner.get("/admin/")
    counted("a page that this process has never rendered", lambda: visitor.get("/landing/"))
    counted("a page rendered again", lambda: visitor.get("/landing/"))
    counted("the editor's screen", lambda: owner.get(editor))
    loaded = counted("the editor's document", lambda: owner.get(f"{editor}document/")).json()
    for action in ("autosave", "draft", "publish"):
        body = json.dumps({"document": loaded["document"], "base_revision": loaded["revision"], "action": action})
        saved = counted(action, partial(owner.post, f"{editor}document/", body, content_type="application/json"))
        loaded["revision"] = saved.json()["revision"]
    counted("a page rendered after it was published", lambda: visitor.get("/landing/"))
    return json.dumps(counts)
