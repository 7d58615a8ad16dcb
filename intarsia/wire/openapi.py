"""The OpenAPI document of the REST calls, generated from their registration."""

from collections.abc import Mapping
from typing import Any, Literal, TypeGuard

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

import intarsia

from .registry import Call, rest_calls

Refs = Mapping[Any, dict[str, Any]]

ANYTHING = {"type": "object"}
TEXT = {"description": "The response.", "content": {"text/html": {"schema": {"type": "string"}}}}
ERROR_SCHEMA = {
    "type": "object",
    "required": ["code", "message", "data"],
    "properties": {
        "code": {"type": "string"},
        "message": {"type": "string"},
        "data": {"type": "object", "required": ["status"], "properties": {"status": {"type": "integer"}}},
    },
}
ERROR_DESCRIPTIONS = {
    400: "The body cannot be read, or a field is invalid.",
    403: "The nonce is missing, wrong or expired, or the call comes from another site.",
    413: "The body is too large.",
    429: "Too many calls.",
    500: "The call failed. The site's log contains the reason.",
}


def openapi_document(base: str) -> dict[str, Any]:
    """`base` is the URL path before all routes, without a trailing slash."""
    calls = rest_calls()
    named: dict[tuple[type[BaseModel], Literal["validation", "serialization"]], None] = {}
    for call in calls:
        named |= {(call.request_model, "validation"): None} if call.request_model else {}
        named |= {(call.response_model, "serialization"): None} if _is_model(call.response_model) else {}
    refs, definitions = models_json_schema(list(named), ref_template="#/components/schemas/{model}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Intarsia", "version": intarsia.__version__},
        "paths": {f"{base}/{call.route}": {"post": _operation(call, refs)} for call in calls},
        "components": {
            "schemas": {**definitions.get("$defs", {}), "Error": ERROR_SCHEMA},
            "securitySchemes": {"nonce": {"type": "apiKey", "in": "header", "name": "X-WP-Nonce"}},
        },
    }


def _operation(call: Call, refs: Refs) -> dict[str, Any]:
    body = refs[call.request_model, "validation"] if call.request_model else ANYTHING
    response = refs[call.response_model, "serialization"] if _is_model(call.response_model) else ANYTHING
    error = {"$ref": "#/components/schemas/Error"}
    errors = {str(status): _response(text, error) for status, text in ERROR_DESCRIPTIONS.items()}
    return {
        "operationId": call.name,
        "summary": (call.handler.__doc__ or "").strip().split("\n")[0],
        "security": [{"nonce": []}] if call.guard == "nonce" else [],
        "requestBody": {"content": {kind: {"schema": body} for kind in ("multipart/form-data", "application/json")}},
        "responses": {"200": TEXT if call.response_model is str else _response("The response.", response), **errors},
    }


def _is_model(response_model: type[BaseModel] | type[str] | None) -> TypeGuard[type[BaseModel]]:
    return response_model is not None and issubclass(response_model, BaseModel)


def _response(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}
