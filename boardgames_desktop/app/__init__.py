"""The Qt application. It knows no game by name; each brings its scene and panels along."""
