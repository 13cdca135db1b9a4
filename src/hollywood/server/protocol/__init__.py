"""What crosses the wire: messages, what a viewer is shown, and forms."""
