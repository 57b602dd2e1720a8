"""A guest's progress: statistics, honors, records to download, and the link that shows statistics to others."""
