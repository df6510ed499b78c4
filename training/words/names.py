"""Names of people."""

FIRST = (
    "Anna Ben Clara David Emma Felix Greta Hannes Ida Jonas Katrin Lukas Marie Nils Olga Paul Rosa Simon Tina Uwe "
    "Vera Wolfgang Yasmin Zoe Mehmet Aylin Sven Birgit Jürgen Käthe Björn Sören Günther Ümit Zoë John Mary Kevin Alice "
    "Bob Tom Susan Steve Linda Peter Laura Max Julia Markus Sarah Oliver Chloe Liam Noah Aisha Omar Igor Natasha Pedro "
    "Lucia Hiro Yuki Wei Ming Raj Priya Lars Astrid Pierre Camille Marco Giulia Fatima Ali Sanne Joost Kofi Ama"
).split()
LAST = (
    "Müller Schmidt Huber Wagner Becker Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Braun Zimmermann Krüger "
    "Hofmann Lange Krause Lehmann Köhler Maier Vogel Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Smith "
    "Jones Taylor Brown Wilson Evans Walker Wright Green Hall Wood Harris Clark Cooper King Baker Turner Hill Scott "
    "Moore Ward Watson Brooks Gray Reed Cook Bell Yılmaz Nguyen Kowalski Novák Rossi García Silva Jansen Petersen"
).split()
