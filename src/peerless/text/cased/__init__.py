"""What languages share in which a noun changes with its place in a sentence.

A place asks for a case. Slavic languages have an ending for it, French and Bulgarian a preposition
or an article: that is the affair of a grammar. The words are data, a lexicon for each language.
"""
