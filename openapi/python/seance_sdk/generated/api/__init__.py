"""Every operation of the service is a module: ``request``, ``parse`` and ``call``."""
