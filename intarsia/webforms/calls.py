"""The calls of the forms' script. Their names and fields are those of the contract."""

from typing import Any

from intarsia.protection.signal_collection.proof_of_work.api import Challenge
from intarsia.wire import register

from .ajax.captcha_call import CaptchaOfForm, captcha_challenge
from .ajax.config_calls import ConfigToValidate, WantedConfig, get_config, validate_config
from .ajax.form_of_call import nonce_class
from .ajax.framing import Framed
from .ajax.submit_call import SubmitForm, SubmitReply, submit_form

KB = 1024
FRAMED: Any = {"envelope": Framed()}

register(
    "gform_submit_form",
    routes=["webforms/v1/submit"],
    guard="nonce",
    call_class=nonce_class,
    nonce_fields=["gform_ajax_nonce"],
    request_model=SubmitForm,
    response_model=SubmitReply,
    max_bytes=1024 * KB,
    **FRAMED,
)(submit_form)
register(
    "intarsia_captcha_challenge",
    routes=["webforms/v1/captcha"],
    methods=["GET", "POST"],
    guard="public_read",
    request_model=CaptchaOfForm,
    response_model=Challenge,
    max_bytes=4 * KB,
)(captcha_challenge)
register(
    "gform_get_config",
    routes=["webforms/v1/config"],
    guard="public_read",
    request_model=WantedConfig,
    max_bytes=64 * KB,
    **FRAMED,
)(get_config)
register(
    "gform_validate_config",
    routes=["webforms/v1/validate-config"],
    guard="public_read",
    request_model=ConfigToValidate,
    max_bytes=64 * KB,
    **FRAMED,
)(validate_config)
