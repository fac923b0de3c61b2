"""How clients meet Ghost Stories: view, commands, events, sentences, picture."""
