"""What the service refuses about webhooks: a part of the tree of service/errors.py.

ServiceError
├── UnknownWebhook        404  no webhook of the account
├── TooManyWebhooks       409  an account has all that it may have
└── NoWebhooks            501  the service was started without a secret to sign by
"""

from __future__ import annotations

from service.errors import ServiceError


class UnknownWebhook(ServiceError):
    """The account has no such webhook."""

    code, status = "unknown_webhook", 404


class TooManyWebhooks(ServiceError):
    """The account has as many webhooks as there may be."""

    code, status = "too_many_webhooks", 409


class NoWebhooks(ServiceError):
    """The service has no secret from which it could derive those of webhooks."""

    code, status = "no_webhooks", 501
