"""Web Push notifications to people who aren't looking, with their consent."""
