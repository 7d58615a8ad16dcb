"""A request can be used again as a GET, without its body."""

from django.test import RequestFactory

from intarsia.wire.request_fields import without_body


def test_a_request_without_its_body_is_a_get_of_the_same_visitor():
    posted = RequestFactory().post("/order/?page=2", {"loaves": "3"})
    posted.user = "Noor"

    again = without_body(posted)

    assert (again.method, again.body, dict(again.POST)) == ("GET", b"", {})
    assert (again.path, again.GET["page"], again.user) == ("/order/", "2", "Noor")


def test_the_request_keeps_its_own_body():
    posted = RequestFactory().post("/order/", {"loaves": "3"})
    without_body(posted)

    assert (posted.method, posted.POST["loaves"]) == ("POST", "3")
    assert "wsgi.input" in posted.META


def test_an_unreadable_body_is_not_read_again():
    unreadable = RequestFactory().post("/order/", "no form", content_type="multipart/form-data; boundary=x")

    assert dict(without_body(unreadable).POST) == {}
