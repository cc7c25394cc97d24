"""The drawing of Die Speicherstadt: pure painting functions over QPainter, without any state.

Everything here takes a painter, a rectangle and plain values; what is shown when is decided by the
scene and the panels.
"""
