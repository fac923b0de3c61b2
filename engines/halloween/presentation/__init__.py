"""How clients meet Halloween: view, commands, events, sentences, picture."""
