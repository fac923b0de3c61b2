"""Libraries are used as their documentation shows: what our classes override is listed.

The list also stands in the decisions of service/api/README.md.
"""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import service.api

LIBRARIES = {
    *("flask", "werkzeug", "flask_smorest", "webargs", "apispec", "marshmallow"),
    *("gunicorn", "msgspec"),
}

OVERRIDDEN = {
    # flask-smorest: "Customization" names these attributes.
    "Blueprint.ARGUMENTS_PARSER of flask_smorest",
    "ProblemApi.ERROR_SCHEMA of flask_smorest",
    "ProblemApi.DEFAULT_ERROR_RESPONSE_NAME of flask_smorest",
    # webargs: "Advanced usage", custom parsers.
    "Parser.DEFAULT_UNKNOWN_BY_LOCATION of webargs",
    "Parser.load_json of webargs",
    "Parser.load_querystring of webargs",
    "Parser.handle_error of webargs",
    # apispec: "Writing plugins", and the converter of its marshmallow plugin.
    "AnswersPlugin.init_spec of apispec",
    "AnswersPlugin.operation_helper of apispec",
    "Plugin.Converter of apispec",
    "Plugin.path_helper of apispec",
    "Plugin.operation_helper of apispec",
    "Converter.schema2jsonschema of apispec",
    # marshmallow: "Custom fields" and "class Meta options".
    "Component._deserialize of marshmallow",
    "Strict.Meta of marshmallow",
    "_Decimal._deserialize of marshmallow",
    "_Items._deserialize of marshmallow",
    "_Digits._deserialize of marshmallow",
    "_TrueOrFalse._deserialize of marshmallow",
    "_Whole._deserialize of marshmallow",
    # gunicorn: what a worker class does when it is told to stop, or loses its parent.
    "Worker.handle_exit of gunicorn",
    "Worker.is_parent_alive of gunicorn",
    # gunicorn: "override this method to customize how the thread pool is created".
    "Worker.get_thread_pool of gunicorn",
}
"""Every attribute of a library that a class of ours replaces."""

GENERATED = {
    *("__annotations__", "__dict__", "__doc__", "__init__", "__module__", "__slots__"),
    *("__firstlineno__", "__static_attributes__", "__weakref__", "__abstractmethods__"),
    *("__parameters__", "__orig_bases__", "_abc_impl", "__match_args__"),
    *("__slotnames__", "_declared_fields", "_hooks", "opts"),
}
"""What Python or marshmallow makes for every class; nobody wrote it."""


def classes() -> Iterator[type]:
    """Every class that is written in service/api."""
    for module in pkgutil.walk_packages(service.api.__path__, "service.api."):
        for value in vars(importlib.import_module(module.name)).values():
            if inspect.isclass(value) and value.__module__ == module.name:
                yield value


def overridden(kind: type) -> Iterator[str]:
    """What a class has under a name that one of its bases in a library has, too."""
    for base in kind.__mro__[1:]:
        library = base.__module__.partition(".")[0]
        if library in LIBRARIES:
            for name in vars(kind).keys() & vars(base).keys() - GENERATED:
                yield f"{kind.__name__}.{name} of {library}"


def test_what_is_overridden_is_what_libraries_offer_for_it() -> None:
    """
    Nothing of Flask or werkzeug, and no method of flask-smorest, is overridden.
    """
    found = {each for kind in classes() for each in overridden(kind)}

    assert OVERRIDDEN == found
    for each in found:
        assert not each.endswith((" of flask", " of werkzeug"))
