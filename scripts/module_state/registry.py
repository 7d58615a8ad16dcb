"""What modules of intarsia/ keep while the process runs: why each may be per process, and how tests reset it.

Data that processes must agree on is in `intarsia/state` or in the database instead.
"""

from typing import NamedTuple


class Reason(NamedTuple):
    why: str
    reset: str


REGISTRY = Reason(
    "filled while the apps start, the same in every process", "not reset; a test that registers something removes it"
)
PACKAGE = Reason("read from files of the package, which change only with a new version", "not reset")
PURE = Reason("a bounded cache: the same input always has the same result", "not reset")
SETTINGS = Reason("follows from the settings", "cache_clear() in tests that change the setting")
STORE = Reason("connections to shared data, one for each folder or Redis namespace", "tests have their own folder")
REQUEST = Reason("ends with its request or its save", "not reset")
PROCESS = Reason("describes only this process", "tests compare with the value before")

RESPONSES = Reason("a pause after a failure; each process notices it by itself", "clear() in the tests that need it")

# (module, name): reason
MODULE_STATE = {
    ("intarsia/documents/contract.py", "read_catalog"): PACKAGE,
    ("intarsia/documents/dynamic_sources.py", "_sources"): REGISTRY,
    ("intarsia/documents/reference_targets.py", "_targets"): REGISTRY,
    ("intarsia/documents/registered_kinds.py", "_kinds"): REGISTRY,
    ("intarsia/documents/sanitize.py", "_cleaned"): PURE,
    ("intarsia/documents/kinds/registry.py", "_kinds"): REGISTRY,
    ("intarsia/documents/reading/search_text.py", "plain_text"): PURE,
    ("intarsia/documents/third_party/third_party_widgets.py", "digest_of"): PACKAGE,
    ("intarsia/documents/third_party/third_party_widgets.py", "own_contract"): PACKAGE,
    ("intarsia/documents/third_party/third_party_widgets.py", "third_party_widgets"): PACKAGE,
    ("intarsia/documents/upgrades.py", "_log_once"): PROCESS,
    ("intarsia/documents/upgrades.py", "_results"): PURE,
    ("intarsia/documents/upgrades.py", "_upgrader"): REGISTRY,
    ("intarsia/view_urls.py", "_found"): PURE,
    ("intarsia/pages/conversion/blocks.py", "_converters"): REGISTRY,
    ("intarsia/pages/editor_choices/icon_sets.py", "_sets"): REGISTRY,
    ("intarsia/pages/editor_choices/palettes.py", "_palettes"): REGISTRY,
    ("intarsia/pages/editor_choices/style_presets.py", "_presets"): REGISTRY,
    ("intarsia/pages/serving/shown_widgets.py", "_finders"): REGISTRY,
    ("intarsia/pages/serving/speculation_rules.py", "_rules"): PURE,
    ("intarsia/fonts/families.py", "_registered"): REGISTRY,
    ("intarsia/jobs/outbox.py", "_enqueued"): Reason(
        "wakes the worker of this process; other workers look by themselves", "not reset"
    ),
    ("intarsia/jobs/registry.py", "_types"): REGISTRY,
    ("intarsia/jobs/web_worker.py", "_latest_request"): PROCESS,
    ("intarsia/jobs/web_worker.py", "_processes"): PROCESS,
    ("intarsia/rendering/security_policy/refused.py", "_reported"): Reason(
        "each process logs a problem once", "clear_reported() in the tests that need it"
    ),
    ("intarsia/moderation/labels.py", "_decisive"): REGISTRY,
    ("intarsia/moderation/labels.py", "_labels"): REGISTRY,
    ("intarsia/moderation/listeners.py", "_listeners"): REGISTRY,
    ("intarsia/moderation/privacy/holdings.py", "_forgetting"): REGISTRY,
    ("intarsia/moderation/privacy/holdings.py", "_holdings"): REGISTRY,
    ("intarsia/moderation/subjects.py", "_kinds"): REGISTRY,
    ("intarsia/page_cache/cached_lookup.py", "_lookups"): Reason(
        "cached under tags, whose generations all processes share", "clear_cached_lookups() after each test"
    ),
    ("intarsia/page_cache/cached_lookup.py", "_moment"): REQUEST,
    ("intarsia/page_cache/cached_lookup.py", "_writing"): PROCESS,
    ("intarsia/page_cache/last_good_copies/copies_by_url.py", "_written"): PROCESS,
    ("intarsia/page_cache/last_good_copies/database_outage.py", "_errors"): REQUEST,
    ("intarsia/page_cache/invalidation.py", "_problems"): REQUEST,
    ("intarsia/page_cache/page_parts.py", "_current"): REQUEST,
    ("intarsia/page_cache/page_tags.py", "_names"): REGISTRY,
    ("intarsia/page_cache/warming/url_finders.py", "_finders"): REGISTRY,
    ("intarsia/page_contributions/composition.py", "_reported"): PROCESS,
    ("intarsia/page_contributions/form_guards.py", "_guards"): REGISTRY,
    ("intarsia/page_contributions/registry.py", "_contributions"): REGISTRY,
    ("intarsia/page_contributions/registry.py", "contributions"): REGISTRY,
    ("intarsia/pages/caching/signals.py", "_before_save"): REQUEST,
    ("intarsia/pages/models/breakpoints.py", "devices"): PACKAGE,
    ("intarsia/pages/models/page_views.py", "_connected"): REGISTRY,
    ("intarsia/pages/models/view_restrictions.py", "_no_restrictions"): Reason(
        "the empty result of a query, which is never changed", "not reset"
    ),
    ("intarsia/pages/serving/embedding.py", "_embeddings"): REQUEST,
    ("intarsia/protection/checks/urls.py", "urlpatterns"): REGISTRY,
    ("intarsia/protection/encoding/page_encoding.py", "_settings_of_kind"): PACKAGE,
    ("intarsia/protection/encoding/page_encoding.py", "_without_tokens"): PURE,
    ("intarsia/protection/encoding/phones.py", "_library"): PACKAGE,
    ("intarsia/protection/encoding/tokens.py", "_ciphers"): PURE,
    ("intarsia/protection/forms/delivery/deliveries.py", "_deliveries"): REGISTRY,
    ("intarsia/protection/forms/form_pages.py", "_finders"): REGISTRY,
    ("intarsia/protection/signal_collection/lookups/lookup.py", "_lookups"): REGISTRY,
    ("intarsia/protection/verdict/registry.py", "_checks"): REGISTRY,
    ("intarsia/protection/campaigns/recent.py", "recent_texts"): Reason(
        "a copy of database rows; each process reads the new ones before each answer", "forget() after each test"
    ),
    ("intarsia/protection/checks/email_domain/in_time.py", "_free"): PROCESS,
    ("intarsia/protection/checks/email_domain/in_time.py", "_pool"): PROCESS,
    ("intarsia/protection/checks/email_domain/in_time.py", "_waiting_places"): PROCESS,
    ("intarsia/protection/checks/words/site_models.py", "_known"): Reason(
        "a copy of a database row; each process asks for its version every few seconds",
        "forget_site_models() after each test",
    ),
    ("intarsia/protection/checks/reputation/connection.py", "http"): PROCESS,
    ("intarsia/protection/checks/reputation/services.py", "_paused_until"): RESPONSES,
    ("intarsia/protection/checks/reputation/services.py", "_pool"): PROCESS,
    ("intarsia/protection/page_script/built.py", "_file"): PACKAGE,
    ("intarsia/protection/page_script/built.py", "contact_styles"): PACKAGE,
    ("intarsia/protection/verdict/classifier/model.py", "shipped_model"): PACKAGE,
    ("intarsia/protection/verdict/classifier/topics.py", "_lexicon"): PACKAGE,
    ("intarsia/rendering/assets.py", "_entries"): PACKAGE,
    ("intarsia/rendering/assets.py", "_font_paths"): PACKAGE,
    ("intarsia/rendering/assets.py", "_island_files"): PACKAGE,
    ("intarsia/rendering/assets.py", "_manifest"): PACKAGE,
    ("intarsia/rendering/assets.py", "styles"): PACKAGE,
    ("intarsia/rendering/counters.py", "_counts"): PROCESS,
    ("intarsia/rendering/counters.py", "_lock"): PROCESS,
    ("intarsia/rendering/data_loaders.py", "LOADERS"): REGISTRY,
    ("intarsia/rendering/dynamic_values/resolve.py", "_log_once"): PROCESS,
    ("intarsia/rendering/fallback/error_page.py", "_written"): Reason(
        "when this worker wrote the file, which all workers of the machine share", "clear_written()"
    ),
    ("intarsia/rendering/styles/font_faces.py", "_rules"): PURE,
    ("intarsia/rendering/styles/font_faces.py", "_found_in"): PURE,
    ("intarsia/rendering/fonts/rules.py", "_names_others"): PURE,
    ("intarsia/rendering/page_css.py", "_css_of"): PURE,
    ("intarsia/rendering/styles/placeholders.py", "_colors"): PURE,
    ("intarsia/rendering/page_css.py", "stored_url"): PURE,
    ("intarsia/rendering/page_css.py", "_words_in"): PURE,
    ("intarsia/rendering/page_css.py", "variables_css"): PURE,
    ("intarsia/rendering/head/page_head.py", "_policy_tag"): PURE,
    ("intarsia/rendering/head/page_head.py", "_preloads"): PURE,
    ("intarsia/rendering/render.py", "renderer"): PROCESS,
    ("intarsia/rendering/resources/framed_html.py", "store_html"): PURE,
    ("intarsia/rendering/display_conditions/shown_part.py", "_conditional"): PURE,
    ("intarsia/rendering/display_conditions/shown_part.py", "_shown"): PURE,
    ("intarsia/rendering/resources/render_requirements.py", "_cache"): PURE,
    ("intarsia/rendering/v8/engine.py", "_renderers"): PROCESS,
    ("intarsia/rendering/v8/faulty_elements.py", "_faulty"): Reason(
        "what this worker found; those that crash are in the shared crash log", "clear_faulty_elements()"
    ),
    ("intarsia/seo/browser_tags.py", "_color_tags"): PURE,
    ("intarsia/seo/design_colors.py", "_colors_in"): PURE,
    ("intarsia/seo/share_image/generated.py", "_stored_url"): PURE,
    ("intarsia/seo/share_image/typefaces.py", "_face"): PURE,
    ("intarsia/seo/share_image/typefaces.py", "_files"): PURE,
    ("intarsia/seo/share_image/typefaces.py", "_has"): PURE,
    ("intarsia/serving/requests/environ.py", "_names"): PURE,
    ("intarsia/serving/process_threads.py", "_is_deferred"): PROCESS,
    ("intarsia/serving/process_threads.py", "_starts"): REGISTRY,
    ("intarsia/page_cache/responses/response_kinds.py", "_beginnings"): SETTINGS,
    ("intarsia/state/conf.py", "_beside"): PURE,
    ("intarsia/state/conf.py", "namespace_of"): PURE,
    ("intarsia/state/counters/__init__.py", "_in_file"): STORE,
    ("intarsia/serving/draining.py", "_flag"): Reason("the launcher shares it with its workers", "tests replace it"),
    ("intarsia/state/counters/__init__.py", "_in_redis"): STORE,
    ("intarsia/state/crash_log/__init__.py", "_in_file"): STORE,
    ("intarsia/state/crash_log/__init__.py", "_in_redis"): STORE,
    ("intarsia/state/generations/__init__.py", "_file"): STORE,
    ("intarsia/state/generations/__init__.py", "_redis"): STORE,
    ("intarsia/state/django_cache.py", "_outdated"): Reason(
        "what this process could not write while Redis was unavailable", "tests have a Redis of their own"
    ),
    ("intarsia/state/key_value/__init__.py", "_in_file"): STORE,
    ("intarsia/state/key_value/__init__.py", "_in_redis"): STORE,
    ("intarsia/state/recent_values/__init__.py", "_in_file"): STORE,
    ("intarsia/state/recent_values/__init__.py", "_in_redis"): STORE,
    ("intarsia/state/metrics/__init__.py", "_own"): Reason("counts of this process", "`metrics_on` begins a new file"),
    ("intarsia/state/metrics/gauges.py", "_sources"): REGISTRY,
    ("intarsia/state/redis_breaker.py", "_breakers"): RESPONSES,
    ("intarsia/state/redis_client.py", "_client_for_pings"): STORE,
    ("intarsia/wire/requests/request_id.py", "current_request_id"): REQUEST,
    ("intarsia/webforms/captcha/verified_service.py", "_http"): PROCESS,
    ("intarsia/webforms/form_templates/templates.py", "_templates"): REGISTRY,
    ("intarsia/webforms/payments/providers.py", "_providers"): REGISTRY,
    ("intarsia/webforms/payments/stripe_provider/stripe_api.py", "_http"): PROCESS,
    ("intarsia/widgets/accordion/server.py", "_questions"): PURE,
    ("intarsia/wire/requests/client_ip.py", "trusted_hops"): SETTINGS,
    ("intarsia/wire/requests/current_request.py", "_current"): REQUEST,
    ("intarsia/wire/page_context.py", "_current"): REQUEST,
    ("intarsia/wire/page_states.py", "_loaders"): REGISTRY,
    ("intarsia/wire/named_calls/registry.py", "_calls"): REGISTRY,
    ("intarsia/webforms/display/browser_form.py", "_made"): PURE,
}
