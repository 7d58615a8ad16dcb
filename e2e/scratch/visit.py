"""Fills the project, visits it, and prints the results as JSON."""

import json
import os
import shutil

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
django.setup()

from django.conf import settings  # noqa: E402
from django.contrib.auth.models import User  # noqa: E402
from django.test import Client  # noqa: E402
from shop.models import ProductPage  # noqa: E402
from wagtail.models import Page, Site  # noqa: E402

from intarsia.documents import contract  # noqa: E402
from intarsia.pages.api import BuilderPage, SiteDesign, Template  # noqa: E402
from intarsia.rendering.page_css import serve_page_css  # noqa: E402


def document(*elements: tuple[str, str, dict]) -> dict:
    content = [{"type": kind, "props": {"id": id, **props}} for kind, id, props in elements]
    return {"root": {"props": {"schemaVersion": 1}}, "content": content, "zones": {}}


def template(title: str, kind: str, body: dict) -> Template:
    return Template.objects.create(title=title, kind=kind, document=body, live=True)


def site(name: str, color: str) -> Page:
    item = {"title": "Opening hours", "_id": "a", "content": []}
    home = BuilderPage(
        title=f"Home of {name}",
        slug=name,
        document=document(
            ("heading", "h", {"title": f"Welcome to {name}"}),
            ("tabs", "t", {"tabs": [item]}),
            ("notice", "n", {"text": f"{name} is closed on Friday", "tone": "urgent"}),
        ),
    )
    Page.get_first_root_node().add_child(instance=home)
    made = Site.objects.create(hostname=f"{name}.test", site_name=name, root_page=home)
    SiteDesign.objects.create(
        site=made,
        header=template(f"Header of {name}", "header", document(("heading", "top", {"title": f"Header of {name}"}))),
        variables={"color": {"accent": {"light": color}}},
    )
    return home


def visit(host: str, path: str, client: Client | None = None) -> dict:
    answer = (client or Client()).get(path, headers={"host": host})
    return {"status": answer.status_code, "html": answer.content.decode()}


def page_css(address: str) -> dict:
    """A request from a front server that removes the sub-path."""
    started = []
    environ = {"REQUEST_METHOD": "GET", "PATH_INFO": address.removeprefix(settings.FORCE_SCRIPT_NAME)}
    body = serve_page_css(lambda environ, start: [b"not ours"])(environ, lambda *arguments: started.append(arguments))
    return {"status": started[0][0] if started else "", "css": b"".join(body).decode()}


Site.objects.all().delete()
one, two = site("one", "#112233"), site("two", "#445566")
product = ProductPage(title="A box", slug="box", body=[("words", "Made of walnut")])
product.call_to_action = template("Buy", "section", document(("notice", "buy", {"text": "Buy it now"})))
product.body.append(("design", template("Care", "section", document(("heading", "care", {"title": "Oil it yearly"})))))
one.add_child(instance=product)
staff = Client()
staff.force_login(User.objects.create_superuser("staff", password="secret"))

print(
    json.dumps(
        {
            "node": shutil.which("node"),
            "one": visit("one.test", "/"),
            "two": visit("two.test", "/"),
            "product": visit("one.test", "/box/"),
            "form": visit("one.test", f"/admin/pages/{product.pk}/edit/", staff),
            "editor": visit("one.test", f"/admin/intarsia/page/{one.pk}/", staff),
            "problems": [problem.path for problem in contract.check(document(("notice", "n", {"tone": "shouting"})))],
            "css": page_css(visit("one.test", "/")["html"].partition('rel="stylesheet" href="')[2].partition('"')[0]),
        }
    )
)
