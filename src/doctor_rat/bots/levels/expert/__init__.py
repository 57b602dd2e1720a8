"""Expert."""
