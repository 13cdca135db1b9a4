"""The server killed, stopped, cut off, or with a full disk: nothing acknowledged is ever lost."""
