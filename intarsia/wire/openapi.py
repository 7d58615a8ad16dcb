"""The REST calls as an OpenAPI document, from what they were registered with."""

from collections.abc import Mapping
from typing import Any, Literal, TypeGuard

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

import intarsia

from .registry import Call, rest_calls

Refs = Mapping[Any, dict[str, Any]]

ANYTHING = {"type": "object"}
TEXT = {"description": "The answer.", "content": {"text/html": {"schema": {"type": "string"}}}}
REFUSAL = {
    "type": "object",
    "required": ["code", "message", "data"],
    "properties": {
        "code": {"type": "string"},
        "message": {"type": "string"},
        "data": {"type": "object", "required": ["status"], "properties": {"status": {"type": "integer"}}},
    },
}
REFUSALS = {
    400: "What was sent cannot be read, or a part is not right.",
    403: "The nonce is missing, wrong or too old, or the call comes from another site.",
    413: "Too many bytes.",
    429: "Too often.",
    500: "The call failed; the site's log says why.",
}


def described(base: str) -> dict[str, Any]:
    """`base` is the address that all routes stand below, without a slash at its end."""
    calls = rest_calls()
    named: dict[tuple[type[BaseModel], Literal["validation", "serialization"]], None] = {}
    for call in calls:
        named |= {(call.takes, "validation"): None} if call.takes else {}
        named |= {(call.answers, "serialization"): None} if _is_model(call.answers) else {}
    refs, definitions = models_json_schema(list(named), ref_template="#/components/schemas/{model}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Intarsia", "version": intarsia.__version__},
        "paths": {f"{base}/{call.route}": {"post": _operation(call, refs)} for call in calls},
        "components": {
            "schemas": {**definitions.get("$defs", {}), "Refusal": REFUSAL},
            "securitySchemes": {"nonce": {"type": "apiKey", "in": "header", "name": "X-WP-Nonce"}},
        },
    }


def _operation(call: Call, refs: Refs) -> dict[str, Any]:
    body = refs[call.takes, "validation"] if call.takes else ANYTHING
    answer = refs[call.answers, "serialization"] if _is_model(call.answers) else ANYTHING
    refusal = {"$ref": "#/components/schemas/Refusal"}
    refusals = {str(status): _response(text, refusal) for status, text in REFUSALS.items()}
    return {
        "operationId": call.name,
        "summary": (call.handler.__doc__ or "").strip().split("\n")[0],
        "security": [{"nonce": []}] if call.guard == "nonce" else [],
        "requestBody": {"content": {kind: {"schema": body} for kind in ("multipart/form-data", "application/json")}},
        "responses": {"200": TEXT if call.answers is str else _response("The answer.", answer), **refusals},
    }


def _is_model(answers: type[BaseModel] | type[str] | None) -> TypeGuard[type[BaseModel]]:
    return answers is not None and issubclass(answers, BaseModel)


def _response(text: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": schema}}}
