import json

import pytest
from bs4 import BeautifulSoup
from django.urls import reverse

from .builders import notification, web_form

pytestmark = pytest.mark.django_db
TOPIC = {
    "type": "select",
    "props": {"id": "topic", "label": "Topic", "choices": [{"_id": "1", "label": "Press", "value": "p"}]},
}


@pytest.fixture
def screen(admin_client):
    form = web_form(TOPIC, {"type": "text", "props": {"id": "name", "label": "Name"}}, notifications=[notification()])
    url = reverse(form.snippet_viewset.get_url_name("edit"), args=[form.pk])
    return BeautifulSoup(admin_client.get(url).content, "html.parser")


def test_FORM_COND_01_the_screen_of_a_form_says_which_fields_conditions_can_be_about(screen):
    fields = json.loads(screen.find(id="webform-rule-fields").string)

    assert [(field["id"], field["name"]) for field in fields] == [("topic", "Topic"), ("name", "Name")]
    assert fields[0]["choices"][0]["value"] == "p"
    assert screen.find("script", type="module", src=lambda url: url and "formSettings" in url)


@pytest.mark.parametrize(
    ("name", "element"),
    [
        ("button_condition", "intarsia-condition"),
        ("notifications-0-condition", "intarsia-condition"),
        ("notifications-0-routes", "intarsia-routes"),
        # Notifications that are added on the screen.
        ("notifications-__prefix__-routes", "intarsia-routes"),
    ],
)
def test_each_condition_is_inside_the_element_that_edits_it(screen, name, element):
    html = str(screen).replace("&lt;", "<").replace("&quot;", '"')

    assert BeautifulSoup(html, "html.parser").find("textarea", attrs={"name": name}).parent.name == element
