"""What a viewer is shown: the one way from the state of a table to anything that leaves the server.

``boards`` turns views into :class:`~hollywood.server.protocol.shown.BoardShown`, ``sheets`` makes
the score sheets, and :mod:`hollywood.server.sight.tables` combines them for one viewer.
"""
