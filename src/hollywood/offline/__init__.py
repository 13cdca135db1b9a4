"""The engine without a server: what a page asks of this package when it runs in the browser.

One function is the door (:func:`hollywood.offline.calls.call`): JSON in, JSON out. Behind it are
the same rooms, views, records, and rules as on a server. Nothing here opens a socket or a file.
"""
