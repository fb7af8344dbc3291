"""Addresses of which the models are built only for the document that describes them."""

from collections.abc import Callable
from typing import Any

from fastapi.routing import APIRoute

from century.tables import responses as forms

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": forms.Refused}
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}


class DescribedRoute(APIRoute):
    """Every answer is written by its function; building all models takes half a second."""

    def __init__(
        self,
        path: str,
        endpoint: Callable[..., Any],
        *,
        response_model: Any = None,
        responses: dict[int | str, dict[str, Any]] | None = None,
        **given: Any,
    ) -> None:
        super().__init__(path, endpoint, response_model=None, **given)
        self._given = given | {
            "response_model": response_model,
            "responses": ERRORS | (responses or {}),
        }

    def described(self) -> APIRoute:
        """The same with models of what it answers."""
        return APIRoute(self.path, self.endpoint, **self._given)
