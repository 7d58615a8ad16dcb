"""Creates pages, documents and users for tests. A test passes what it depends on, the rest has defaults."""

import json
from itertools import count
from typing import Any

from django.contrib.auth.models import Group, Permission, User
from django.test import Client
from wagtail.models import (
    GroupApprovalTask,
    GroupPagePermission,
    Page,
    Site,
    Workflow,
    WorkflowPage,
    WorkflowTask,
)

from intarsia.pages.models import BuilderPage, Template

_numbers = count(1)


def element(widget: str = "heading", **props: Any) -> dict:
    return {"type": widget, "props": {"id": f"e-{next(_numbers)}", **props}}


def heading(title: str = "Hello", **props: Any) -> dict:
    return element("heading", title=title, **props)


def document(*elements: dict) -> dict:
    return {"root": {"props": {"schemaVersion": 1}}, "content": list(elements), "zones": {}}


def without_settings(loaded: dict) -> dict:
    """A document as the editor loads it, without the fields of its page."""
    props = {name: value for name, value in loaded["root"]["props"].items() if name != "$page"}
    return {**loaded, "root": {**loaded["root"], "props": props}}


def home() -> Page:
    return Site.objects.get(is_default_site=True).root_page


def page(*elements: dict, parent: Page | None = None, **fields: Any) -> BuilderPage:
    """A live page without revisions, like one that a program creates. It costs a quarter of `saved_page`."""
    number = next(_numbers)
    made = BuilderPage(
        **{"title": f"Page {number}", "slug": f"page-{number}", "document": document(*elements), **fields}
    )
    (parent or home()).add_child(instance=made)
    return BuilderPage.objects.get(pk=made.pk)


def saved_page(*elements: dict, **fields: Any) -> BuilderPage:
    """A page with a first revision, like one created with Wagtail's form, and live unless `fields` say otherwise."""
    made = page(*elements, **fields)
    revision = made.save_revision()
    if made.live:
        revision.publish()
    return BuilderPage.objects.get(pk=made.pk)


def template(*elements: dict, **fields: Any) -> Template:
    made = Template.objects.create(**{"title": f"Template {next(_numbers)}", "document": document(*elements), **fields})
    made.save_revision().publish()
    return Template.objects.get(pk=made.pk)


def administrator(**fields: Any) -> User:
    return User.objects.create_superuser(f"administrator-{next(_numbers)}", password="secret", **fields)


def staff(*page_permissions: str) -> User:
    """A user with access to the admin and these permissions on every page."""
    number = next(_numbers)
    user = User.objects.create_user(f"staff-{number}", email=f"staff-{number}@example.com", password="secret")
    group = Group.objects.create(name=f"Group {number}")
    group.permissions.add(Permission.objects.get(codename="access_admin"))
    for codename in page_permissions:
        GroupPagePermission.objects.create(
            group=group, page=Page.get_first_root_node(), permission=Permission.objects.get(codename=codename)
        )
    user.groups.add(group)
    return user


def editor() -> User:
    return staff("add_page", "change_page")


def moderator_of_pages() -> User:
    return staff("add_page", "change_page", "publish_page")


def moderated(item: Page, *moderators: User) -> Workflow:
    """Pages below `item` are reviewed by each of the moderators' groups: one task for all."""
    workflow = Workflow.objects.create(name="Review")
    then_reviewed(workflow, *moderators)
    WorkflowPage.objects.create(workflow=workflow, page=item)
    return workflow


def then_reviewed(workflow: Workflow, *moderators: User) -> None:
    """Adds a task at the end of the workflow."""
    order = workflow.workflow_tasks.count() + 1
    task = GroupApprovalTask.objects.create(name="Read it" if order == 1 else f"Read it, round {order}")
    for moderator in moderators:
        task.groups.add(moderator.groups.get())
    WorkflowTask.objects.create(workflow=workflow, task=task, sort_order=order)


class Editor:
    """Does what the visual editor in a browser does: loads a page or template, keeps its revision, and saves."""

    def __init__(self, item: Any, user: User | None = None, **client_options: Any):
        self.kind = "template" if isinstance(item, Template) else "page"
        self.pk = item.pk
        self.client = Client(**client_options)
        if user:
            self.client.force_login(user)
        self.revision: dict | None = None
        self.autosave_revision_id: int | None = None

    def url(self, name: str = "") -> str:
        return f"/admin/intarsia/{self.kind}/{self.pk}/{name}"

    def get(self, name: str = ""):
        return self.client.get(self.url(name))

    def post(self, name: str, body: Any, **options: Any):
        data = body if isinstance(body, (str, bytes)) else json.dumps(body)
        return self.client.post(self.url(name), data, content_type="application/json", **options)

    def load(self) -> Any:
        answer = self.get("document/")
        assert answer.status_code == 200, answer.content
        self.revision = answer.json()["revision"]
        return answer.json()["document"]

    def save(self, document: Any, action: str = "draft", **changes: Any):
        """Saves like the editor, and keeps the new revision if saving succeeds."""
        body = {
            "document": document,
            "base_revision": self.revision,
            "action": action,
            "autosave_revision_id": self.autosave_revision_id,
            **changes,
        }
        answer = self.post("document/", body)
        if answer.status_code == 200:
            self.revision = answer.json()["revision"]
            self.autosave_revision_id = self.revision["id"] if action == "autosave" else None
        return answer
