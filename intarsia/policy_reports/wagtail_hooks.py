"""Violations of the security policy in Wagtail's admin."""

from wagtail import hooks

from .admin import ViolationViewSet


@hooks.register("register_admin_viewset")
def policy_reports() -> ViolationViewSet:
    return ViolationViewSet()
