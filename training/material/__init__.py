"""What several families are made of: files as one speaks of them, answers, results of tools."""
