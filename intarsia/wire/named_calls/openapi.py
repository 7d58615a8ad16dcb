"""The OpenAPI document of the REST calls, generated from their registration."""

from collections.abc import Mapping
from typing import Any, Literal, TypeGuard

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

import intarsia

from .registry import Body, Call, rest_calls
from .routes import path_of

Refs = Mapping[Any, dict[str, Any]]

ANYTHING = {"type": "object"}
MEDIA_TYPES: dict[Body, str] = {
    "form": "application/x-www-form-urlencoded",
    "multipart": "multipart/form-data",
    "json": "application/json",
    "stream": "application/octet-stream",
}
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
    403: "The nonce or signature is missing, wrong or expired, or the call comes from another site.",
    404: "What the call is about does not exist.",
    413: "The body is too large.",
    415: "The call does not accept a body of this type.",
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
        "paths": _paths(base, refs),
        "components": {
            "schemas": {**definitions.get("$defs", {}), "Error": ERROR_SCHEMA},
            "securitySchemes": {"nonce": {"type": "apiKey", "in": "header", "name": "X-WP-Nonce"}},
        },
    }


def _paths(base: str, refs: Refs) -> dict[str, Any]:
    """Each method of each route, with a unique id: the name of the call for its first one."""
    paths: dict[str, Any] = {}
    for call in rest_calls():
        operations = [(route, method) for route in call.routes for method in call.methods]
        for number, (route, method) in enumerate(operations, 1):
            operation = _operation(call, refs, method) | {
                "operationId": call.name + (f"_{number}" if number > 1 else "")
            }
            paths.setdefault(f"{base}/{path_of(route)}", {})[method.lower()] = operation
    return paths


def _operation(call: Call, refs: Refs, method: str) -> dict[str, Any]:
    response = refs[call.response_model, "serialization"] if _is_model(call.response_model) else ANYTHING
    error = {"$ref": "#/components/schemas/Error"}
    errors = {str(status): _response(text, error) for status, text in ERROR_DESCRIPTIONS.items()}
    return {
        "summary": (call.handler.__doc__ or "").strip().split("\n")[0],
        "security": [{"nonce": []}] if call.guard == "nonce" else [],
        **(_query(call) if method == "GET" else _body(call, refs)),
        "responses": {"200": TEXT if call.response_model is str else _response("The response.", response), **errors},
    }


def _query(call: Call) -> dict[str, Any]:
    schema = call.request_model.model_json_schema() if call.request_model else {}
    required = schema.get("required", ())
    return {
        "parameters": [
            {"name": name, "in": "query", "required": name in required, "schema": described}
            for name, described in schema.get("properties", {}).items()
        ]
    }


def _body(call: Call, refs: Refs) -> dict[str, Any]:
    schema = refs[call.request_model, "validation"] if call.request_model else ANYTHING
    return {"requestBody": {"content": {MEDIA_TYPES[kind]: _content(kind, schema) for kind in call.bodies}}}


def _content(kind: Body, schema: dict[str, Any]) -> dict[str, Any]:
    return {} if kind == "stream" else {"schema": schema}


def _is_model(response_model: type[BaseModel] | type[str] | None) -> TypeGuard[type[BaseModel]]:
    return response_model is not None and issubclass(response_model, BaseModel)


def _response(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}
