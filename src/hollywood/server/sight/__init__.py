"""What a viewer is shown: the one way from the state of a table to anything that leaves the server.

``boards`` make :class:`~hollywood.server.protocol.shown.BoardShown` of views, ``sheets`` the score
sheets; :mod:`hollywood.server.sight.tables` puts them together for one viewer.
"""
