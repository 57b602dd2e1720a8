"""A guest's own progress: statistics, honors, records to take along, and the link that shows them to others."""
