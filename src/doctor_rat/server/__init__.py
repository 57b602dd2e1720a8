"""The edge: HTTP, WebSocket, guests, storage, hub, workers. Handlers translate; the table decides."""

import sys

# structlog loads rich for tracebacks, which our log never shows: 14 MB, and a tenth of a second at the start.
if "rich" not in sys.modules:
    sys.modules["rich"] = None  # type: ignore[assignment]
    import structlog as structlog

    del sys.modules["rich"]
