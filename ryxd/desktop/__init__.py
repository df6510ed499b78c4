"""The desktop the user looks at: notifications."""
