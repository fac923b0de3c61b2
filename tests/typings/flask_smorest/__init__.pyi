# The part of flask-smorest 0.47 that Seance uses; the library ships no types.
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn, ParamSpec, TypeAlias, TypeVar

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from flask import Blueprint as FlaskBlueprint
from flask import Flask
from marshmallow import Schema
from werkzeug.exceptions import HTTPException

_P = ParamSpec("_P")
_R = TypeVar("_R")
_View = TypeVar("_View", bound=Callable[..., Any])
_Schema: TypeAlias = Schema | type[Schema] | Mapping[str, Any] | str

class Api:
    ERROR_SCHEMA: type[Schema]
    DEFAULT_ERROR_RESPONSE_NAME: str | None
    config: Mapping[str, Any]
    ma_plugin: MarshmallowPlugin
    spec: APISpec
    _app: Flask
    def __init__(
        self,
        app: Flask | None = ...,
        *,
        spec_kwargs: Mapping[str, Any] | None = ...,
        config_prefix: str = ...,
    ) -> None: ...
    def init_app(
        self, app: Flask, *, spec_kwargs: Mapping[str, Any] | None = ...
    ) -> None: ...
    def register_blueprint(
        self,
        blp: Blueprint,
        *,
        parameters: Sequence[Mapping[str, Any]] | None = ...,
        **options: Any,
    ) -> None: ...
    def register_converter(
        self, converter: type, func: Callable[[Any], Mapping[str, Any]]
    ) -> None: ...
    def register_field(self, field: type, *args: Any) -> None: ...
    def handle_http_exception(self, error: HTTPException) -> Any: ...
    def _register_responses(self) -> None: ...
    def _register_error_handlers(self) -> None: ...
    def _register_doc_blueprint(self) -> None: ...

class Blueprint(FlaskBlueprint):
    METHODS_NEEDING_CHECK_ETAG: list[str]
    METHODS_CHECKING_NOT_MODIFIED: list[str]
    METHODS_ALLOWING_SET_ETAG: list[str]
    description: str
    def __init__(
        self, name: str, import_name: str, *, description: str = ..., **kwargs: Any
    ) -> None: ...
    def route(
        self,
        rule: str,
        *,
        parameters: Sequence[Mapping[str, Any] | str] | None = ...,
        tags: Sequence[str] | None = ...,
        **options: Any,
    ) -> Callable[[_View], _View]: ...
    def arguments(
        self,
        schema: _Schema,
        *,
        location: str = ...,
        content_type: str | None = ...,
        required: bool = ...,
        description: str | None = ...,
        example: Any = ...,
        examples: Mapping[str, Any] | None = ...,
        **kwargs: Any,
    ) -> Callable[[Callable[..., _R]], Callable[..., _R]]: ...
    def response(
        self,
        status_code: int | str,
        schema: _Schema | None = ...,
        *,
        content_type: str | None = ...,
        description: str | None = ...,
        example: Any = ...,
        examples: Mapping[str, Any] | None = ...,
        headers: Mapping[str, Any] | None = ...,
    ) -> Callable[[Callable[_P, Any]], Callable[_P, Any]]: ...
    def alt_response(
        self,
        status_code: int | str,
        response: str | None = ...,
        *,
        schema: _Schema | None = ...,
        content_type: str | None = ...,
        description: str | None = ...,
        example: Any = ...,
        examples: Mapping[str, Any] | None = ...,
        headers: Mapping[str, Any] | None = ...,
        success: bool = ...,
    ) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]: ...
    @staticmethod
    def doc(**kwargs: Any) -> Callable[[_View], _View]: ...
    def etag(self, obj: _View) -> _View: ...
    def check_etag(self, etag_data: Any, etag_schema: _Schema | None = ...) -> None: ...
    def set_etag(self, etag_data: Any, etag_schema: _Schema | None = ...) -> None: ...

def abort(
    http_status_code: int, exc: Exception | None = ..., **kwargs: Any
) -> NoReturn: ...
