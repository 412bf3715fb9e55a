"""Everything that computes. Imports no Qt, ever: a test checks it."""

VERSION = "0.1.0"
