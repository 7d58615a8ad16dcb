"""All payment providers. Another package registers its own in `AppConfig.ready`."""

from .provider import PaymentProvider

_providers: dict[str, PaymentProvider] = {}


def register_payment_provider(provider: PaymentProvider) -> None:
    known = _providers.get(provider.name)
    if known and type(known) is not type(provider):
        raise ValueError(f"Two payment providers are called '{provider.name}'. Give one of them another name.")
    _providers[provider.name] = provider


def provider_called(name: str) -> PaymentProvider | None:
    """None without a name, and if no installed app has this provider any more."""
    return _providers.get(name)


def provider_choices() -> list[tuple[str, str]]:
    return [(provider.name, provider.label) for provider in _providers.values()]
