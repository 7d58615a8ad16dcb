"""Schemathesis tests all calls against the OpenAPI document."""

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from intarsia.wire.guarding.nonces import make_nonce
from intarsia.wire.named_calls.registry import call_at, rest_calls

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture
def described(db, monkeypatch, rf):
    monkeypatch.setattr("intarsia.wire.named_calls.run_call.is_within_limit", lambda *_: True)
    return schemathesis.openapi.from_wsgi("/api/openapi.json", get_wsgi_application())


@pytest.fixture
def nonce(rf, route) -> str:
    """That of a call about one object is refused, which is described, too."""
    call_class = call_at(route).call_class
    return make_nonce(rf.get("/", headers={"host": "localhost"}), call_class if isinstance(call_class, str) else "page")


@pytest.mark.parametrize("examples", [4, pytest.param(30, marks=pytest.mark.long)])
@pytest.mark.parametrize("route", [route for call in rest_calls() for route in call.routes])
def test_every_call_responds_as_the_openapi_document_says(described, nonce, route, examples):
    """PROT-REQ-01, PROT-REQ-03"""
    call = described[f"/api/{route}"]["POST"]

    @settings(max_examples=examples, database=None, suppress_health_check=list(HealthCheck))
    @given(case=call.as_strategy())
    def answers(case):
        case.call_and_validate(headers={"X-WP-Nonce": nonce}, checks=CHECKS)

    answers()
