"""What Slavic languages with cases share: how words agree, and how they are counted."""
