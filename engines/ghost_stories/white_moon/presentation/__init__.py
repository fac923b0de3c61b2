"""How clients meet White Moon: view, commands, events, sentences, picture."""
