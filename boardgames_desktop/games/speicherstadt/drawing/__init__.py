"""The drawing of Die Speicherstadt: painting functions over QPainter, and the items and widgets that use them.

The painting functions take a painter, a rectangle and plain values and keep nothing; what is shown
when is decided by the scene, the panels and the tray. Only ``scene``, ``panels`` and ``cover`` beside
this package import it.
"""
