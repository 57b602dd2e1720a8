"""The web application: routes, error handlers and lifespan."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from doctor_rat.server.core import Core
from doctor_rat.server.deals.routes import deal_routes
from doctor_rat.server.http.bots import bots
from doctor_rat.server.http.compare import compare_games, original
from doctor_rat.server.http.edge import FRESH, HANDLERS, RECORDS, SECURITY, before_request, core_of, guest_of
from doctor_rat.server.http.files import assets_of, client_file, read_client
from doctor_rat.server.http.guests import guest_routes
from doctor_rat.server.http.offline_page import offline
from doctor_rat.server.http.page import PlainPage
from doctor_rat.server.http.records import RecordRequest
from doctor_rat.server.http.tables import table_routes
from doctor_rat.server.learning.routes import learning_routes
from doctor_rat.server.metrics import health, metrics, ready
from doctor_rat.server.progress.routes import progress_routes
from doctor_rat.server.push.routes import push_routes
from doctor_rat.server.puzzles.routes import puzzle_routes
from doctor_rat.server.sharing.page import shared_page, shared_picture
from doctor_rat.server.sharing.routes import share_routes
from doctor_rat.server.sockets.routes import lobby_socket, table_socket
from doctor_rat.server.thinking.reviews import analyse_record, review_record, study_record, try_record


def make_app(core: Core) -> Litestar:
    """Build the application for a core whose database is open."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await core.start()
        await core.other_files.bring(assets_of(app.state["files"]))
        try:
            yield
        finally:
            await core.stop()

    settings = core.settings
    records = Router(
        "/",
        route_handlers=[review_record, analyse_record, try_record, study_record, compare_games],
        request_max_body_size=settings.largest_upload,
        request_class=RecordRequest,
        opt={RECORDS: True},
    )
    routes = [guest_routes, table_routes, deal_routes, share_routes, puzzle_routes, progress_routes, push_routes]
    api = Router("/api", route_handlers=[*routes, learning_routes, records, original, bots, table_socket, lobby_socket])
    return Litestar(
        route_handlers=[api, health, ready, metrics, offline, shared_page, shared_picture, client_file],
        lifespan=[lifespan],
        state=State({"core": core, "files": read_client(settings.client_folder, settings.public_url)}),
        dependencies={"core": Provide(core_of, sync_to_thread=False), "guest": Provide(guest_of)},
        before_request=before_request,
        exception_handlers=HANDLERS,
        response_headers={**SECURITY, **FRESH},
        request_max_body_size=settings.largest_message,
        openapi_config=OpenAPIConfig(
            title="Doctor Rat",
            version="1",
            path="/api/schema",
            render_plugins=[PlainPage(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
