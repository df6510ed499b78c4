"""The client. Nothing but light parts of the standard library is imported before the request is sent."""
