"""From a request to a result: gate, router, sessions."""
