"""The edge: HTTP, WebSocket, guests, storage, hub, workers. Handlers translate; the table decides."""
