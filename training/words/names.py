"""Names of people."""

from training.words.listed import words

_FIRST = (
    "Anna Ben Clara David Emma Felix Greta Hannes Ida Jonas Katrin Lukas Marie Nils Olga Paul Rosa Simon Tina Uwe "
    "Vera Wolfgang Yasmin Zoe Mehmet Aylin Sven Birgit Jürgen Käthe Björn Sören Günther Ümit Zoë John Mary Kevin Alice "
    "Bob Tom Susan Steve Linda Peter Laura Max Julia Markus Sarah Oliver Chloe Liam Noah Aisha Omar Igor Natasha Pedro "
    "Lucia Hiro Yuki Wei Ming Raj Priya Lars Astrid Pierre Camille Marco Giulia Fatima Ali Sanne Joost Kofi Ama "
    "Andreas Angelika Anja Anke Annette Antje Armin Arno Axel Barbara Bärbel Beate Benedikt Bernd Bettina Brigitte Carsten "
    "Christa Claudia Cornelia Daniela Detlef Dieter Dirk Dörte Doris Eberhard Elfriede Elke Emil Erika Ernst Eva Florian "
    "Franziska Frieda Friedrich Fritz Gabi Georg Gerda Gisela Gudrun Hanna Hartmut Heike Heinz Helga Herbert Holger Horst "
    "Hubert Ilse Ingrid Irmgard Jakob Jana Jens Jochen Johanna Josef Jörg Jutta Kai Karin Karl Kerstin Klaus Kurt Lena Leo "
    "Lieselotte Lotte Ludwig Magdalena Manfred Margot Martha Martin Mathilda Matthias Mia Michael Mila Monika Moritz Norbert "
    "Oskar Otto Petra Rainer Ralf Renate Rolf Rüdiger Ruth Sabine Sepp Siegfried Silke Sophie Stefan Susi Theo Thomas Thorsten "
    "Till Tobias Ulrike Ursula Valentin Volker Walburga Werner Wiebke Xaver Adam Abigail Aaron Amelia Andrew Beth Brian Carol "
    "Charlie Daisy Dylan Edward Eleanor Ethan Fiona Gareth George Grace Harry Hazel Heather Isaac Ivy Jack Jane Jasper Joan "
    "Kate Keith Lily Lucy Mabel Molly Nigel Nora Oscar Owen Patrick Phoebe Quentin Rebecca Robin Rory Ruby Sean Sheila Stuart "
    "Tessa Trevor Violet Walter Wendy Zachary Agnieszka Ahmed Ananya André Anouk Arjun Bogdan Carlos Chiara Chinwe Dimitri Elif "
    "Emre Enzo Esra François Freja Gülcan Håkon Hassan Inès Ivana Jiří João José Jun Karim Kenji Khadija Kwame Leïla Lior Łukasz "
    "Malik Mateo Maëlle Mikko Mirela Nadia Ngozi Noémie Øyvind Paolo Rafael Ravi René Sadio Salma Sanjay Sakura Sofía Svetlana "
    "Tamás Tariq Thiago Tuan Valentina Viktor Vuk Xin Yara Yusuf Zeynep Zsófia"
).split()
_LAST = (
    "Müller Schmidt Huber Wagner Becker Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Braun Zimmermann Krüger "
    "Hofmann Lange Krause Lehmann Köhler Maier Vogel Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Smith "
    "Jones Taylor Brown Wilson Evans Walker Wright Green Hall Wood Harris Clark Cooper King Baker Turner Hill Scott "
    "Moore Ward Watson Brooks Gray Reed Cook Bell Yılmaz Nguyen Kowalski Novák Rossi García Silva Jansen Petersen "
    "Albrecht Arnold Bachmann Bergmann Böhm Brandt Brunner Busch Dietrich Ebert Eckert Egger Engel Ernst Fiedler Fink Fischer "
    "Förster Franke Fuchs Gebhardt Geiger Gerlach Graf Groß Gruber Haas Hahn Hartmann Heinrich Held Hermann Herzog Hesse Hoffmann "
    "Holzer Horn Jäger Jahn Jung Kaiser Kirchner Kluge König Kolb Kraft Kramer Kraus Kuhn Kunz Lindner Ludwig Lutz Mayr Meißner "
    "Menzel Merkle Metzger Moser Nagel Nickel Obermaier Oswald Ott Otto Pfeiffer Pichler Pohl Preuß Rausch Reinhardt Reiter Rieger "
    "Ritter Rösch Roßmann Sauer Schilling Schlegel Schreiber Schubert Schuster Schwarz Seidel Seitz Simon Sommer Stadler Stein "
    "Strauß Thiele Ulrich Unger Urban Voigt Wäger Weber Weiß Wendt Werner Weißgerber Wimmer Winter Wirth Zeller Ziegler Zöllner "
    "Abbott Adams Bailey Barnes Bennett Bishop Boyd Burke Butler Carter Chapman Collins Cox Cross Davies Dixon Doyle Ellis Fisher "
    "Fletcher Foster Fox Gibson Grant Griffin Hamilton Hayes Holmes Hughes Hunt Jenkins Kelly Kennedy Knight Lawson Lewis Lloyd "
    "Marsh Mason Mitchell Morgan Murphy Murray Nash Norris Palmer Parker Payne Perry Pope Porter Price Quinn Rhodes Riley Rowe "
    "Shaw Sinclair Spencer Stone Sutton Thorne Tucker Underwood Vaughn Wallace Webb Wells Whitmore Yates Young O'Brien O'Neill "
    "McAllister MacLeod Abdi Ahmadi Andersson Bakker Balogh Bianchi Castro Chen Çelik Da-Silva Demir Dubois Eriksen Fernández "
    "Ferrari Gonzalez Haddad Horváth Ivanov Jovanović Kaya Kim Kovač Larsen Lefèvre López Mbeki Mensah Moreau Nakamura Nielsen "
    "Okafor Öztürk Papadakis Patel Popescu Ramos Sánchez Sato Singh Sørensen Suzuki Tanaka Van-Dijk Virtanen Wójcik Zhang"
).split()
FIRST = [*_FIRST, *words("first")]
LAST = [*_LAST, *words("last")]
