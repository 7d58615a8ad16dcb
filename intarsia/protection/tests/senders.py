"""Requests of a person's browser, of a bot, and of a browser without JavaScript."""

import base64
import json
import time
from collections.abc import Mapping
from typing import Any

from intarsia.protection.page_script.proof import issue_proof

QUESTION = "Hello, I would like to come to the course in May with my daughter. Do we need to bring our own knives?"
ADVERTISING = (
    "CHECK OUT my channel!!! Free money at http://example.top and subscribe, http://a.example.ru http://b.example.tk"
)
FIELDS = {"name": "Ana", "email": "ana@example.org", "message": QUESTION}
BROWSER = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "sec-fetch-site": "same-origin"}


def signals(**changes: Any) -> dict[str, Any]:
    now = time.time()
    defaults = {
        "ct_checkjs": issue_proof("testserver"),
        "ct_ps_timestamp": int(now - 60),
        "ct_fkp_timestamp": int(now - 30),
        "ct_mouse_moved": True,
        "ct_has_key_up": True,
        "ct_has_input_focused": True,
        "ct_timezone": 1,
        "ct_pointer_data": [[22, 11, 1391], [90, 45, 1600], [300, 410, 2200]],
        "ct_screen_info": {"fullWidth": 1440, "fullHeight": 3900, "visibleWidth": 1440, "visibleHeight": 800},
        "apbct_headless": False,
    }
    return defaults | changes


def encoded(values: Any) -> str:
    return base64.b64encode(json.dumps(values).encode()).decode()


def hidden_field(values: Mapping[str, Any]) -> dict[str, str]:
    return {"ct_no_cookie_hidden_field": "_ct_no_cookie_data_" + encoded(values)}


def visible_fields(names: str) -> dict[str, str]:
    record = {
        "visible_fields": names,
        "visible_fields_count": len(names.split()),
        "invisible_fields": "apbct__email_id__contact",
        "invisible_fields_count": 1,
    }
    return {"apbct_visible_fields": encoded({"0": record})}


def by_a_person(**fields: str) -> dict[str, str]:
    return {**FIELDS, **hidden_field(signals()), **visible_fields("name email message"), **fields}


def without_javascript(**fields: str) -> dict[str, str]:
    return {**FIELDS, "ct_checkjs": "", "apbct__email_id__contact": "", **fields}


def by_a_robot(**fields: str) -> dict[str, str]:
    """Fills in every field."""
    return {
        **FIELDS,
        "message": ADVERTISING,
        "ct_checkjs": "1",
        "apbct__email_id__contact": "buy@example.top",
        **fields,
    }
