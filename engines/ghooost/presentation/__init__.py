"""How clients meet Ghooost!: view, commands, events, sentences, picture."""
