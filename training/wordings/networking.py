"""How people ask whether and how the machine is online."""

from training.phrases import Phrases

NETWORK = Phrases(
    en="""
am i [online|connected|offline|connected to the internet|on the internet|on wifi]?
[network|internet|wifi|online|connection|network status|wifi status|connection status] [?|]
is [the|my] [internet|wifi|network|connection] [working|up|down|ok|there|on|connected]?
[which|what] [wifi|wlan|network|wi-fi] [am i on|am i connected to|is this|am i using|are we in]?
[what's|what is] [the|my] [wifi|network] [name|called|status|ssid]?
do i have [internet|a connection|wifi|network|an internet connection]?
+[check|show|tell me] [the|my|] [network|connection|internet connection|wifi|network status]
is [the|my|a] vpn [on|up|active|connected|running]?
am i [on|using|behind] [the|a] vpn?
how [good|strong] is [the|my] [wifi|signal|wifi signal|reception]?
[wifi|wlan] [signal|strength|signal strength]?
am i on [wifi|cable|ethernet|lan] or on [wifi|cable|mobile data]?
!why does no page load, is the internet down?
pages don't load, am i [even|still] [online|connected]?
nothing loads, [check the connection|is the net down|is the wifi gone]
is there [internet|a network|wifi] [here|right now|]?
!is this machine connected to anything?
how is this [computer|laptop] connected?
ssid?
!vpn on or off?
the video call keeps dropping, how's my wifi?
is the [net|web|line] [up|down|dead]?
got [internet|net|wifi]?
do we have a [link|connection|signal]?
[hotel|train|airport|café] [wifi|wi-fi] again, am i connected?
did the wifi [drop|disconnect|die]?
i can't [reach anything|open any site|send mail], is my connection ok?
name of the [wifi|wireless network|network] i'm on
what am i connected to?
has the [internet|wifi|connection] come back?
+tell me if the [internet|wifi|network|connection] is [up|working|there]
is [ethernet|the cable|lan] [connected|plugged in|in use]?
wired or wireless?
how many bars do i have?
is the wifi [weak|bad|strong|good] [here|in this room|]?
[network|wifi|connection] [ok|fine|alright]?
!did i join the guest network or the main one?
am i tunnelled through a vpn?
connected or not?
!what am i surfing over, cable or wifi
internet [working|there|up]?
the page is stuck, still online?
do i need to reconnect, or is the network there?
!is there a line to the outside world
+check that i'm [online|connected]
the wifi i'm in, what is it called?
is the router talking to me?
anything wrong with the [internet|network|wifi]?
which access point am i on?
am i in the [office|home] network [now|]?
the stream keeps buffering, how is my connection?
[lan|ethernet|uplink] status
i think we're offline, are we?
how well do i receive the wifi [here|in the kitchen|]?
can this laptop reach the internet?
is my traffic going through [the|a] vpn?
my chat says reconnecting, is the [internet|wifi] gone?
what kind of connection is this?
is the hotspot [connected|working]?
are we [back|still] online?
someone pulled the cable i think, am i connected?
wi-fi reception?
how's the [internet|wifi|connection] [today|doing|]?
how is my connection?
how am i connected?
have i got a connection?
are we connected [to anything|]?
am i [cut off|disconnected]?
am i still [on the wifi|connected|in the network]?
did i lose the [connection|wifi|network]?
did my [vpn|wifi] disconnect?
what's wrong with my [wifi|internet|connection]?
what's up with the [wifi|internet|network]?
what's the connection like?
which network [do we have|is it] here?
the [wifi|internet] seems [dead|down|slow], is it [up|connected]?
my mails don't arrive, am i online?
i don't know which wifi i'm in
i wonder if i'm [online|still connected]
i need to know if the [vpn|wifi|internet] is [on|up|there]
is it the wifi or the cable that i'm using?
is my machine [online|in the network|on the net]?
is the signal [good|weak|ok]?
[net|web] [there|gone|down]?
""",
    de="""
bin ich [online|offline|verbunden|im Internet|im WLAN|im Netz]?
[Netzwerk|Internet|WLAN|Netz|WLAN-Status|Netzwerkstatus|Internetverbindung|online|Verbindung] [?|]
[geht|läuft|funktioniert|tut] [das|mein] [Internet|WLAN|Netz|Netzwerk] [gerade|noch|überhaupt|]?
[in welchem|mit welchem|in was für einem] [WLAN|Netz|Netzwerk] [bin ich|häng ich|bin ich verbunden|sind wir]?
wie [heißt|heisst] [das|mein] [WLAN|Netz|Netzwerk] [hier|]?
[hab ich|habe ich|haben wir|gibt's hier] [Internet|Netz|WLAN|eine Verbindung|eine Internetverbindung]?
+[zeig|sag] [mir|] [mal|] [den Netzwerkstatus|ob ich online bin|das WLAN|die Verbindung|in welchem WLAN ich bin]
ist [das|mein] [VPN|vpn] [an|aktiv|verbunden|aus]?
bin ich [im|über das|mit dem] VPN [drin|verbunden|]?
wie [gut|stark] ist [das WLAN|der Empfang|mein Signal|das Signal]?
[WLAN-Signal|Signalstärke|Empfang|WLAN Stärke]?
hänge ich [am|an] [Kabel|LAN|WLAN] oder [am|im] [WLAN|Kabel]?
!keine Seite lädt, ist das Internet weg?
die Seiten laden nicht, bin ich [überhaupt|noch] [online|verbunden]?
ist [das Netz|das Internet|das WLAN|die Leitung] [weg|da|tot|ausgefallen|down]?
nix geht, [hab ich noch Internet|is das WLAN weg|bin ich offline]
!mit was ist der Rechner verbunden?
wie ist [dieser|der] [Rechner|Laptop] [verbunden|am Netz|online]?
[check|prüf] [mal|] [die Verbindung|das WLAN|ob das Internet geht|das Netz]
VPN [an oder aus|Status|aktiv]?
!welches WLAN ist das hier?
hob i [a Netz|Internet|a WLAN]?
die Videokonferenz ruckelt, wie is'n das WLAN?
hamwa [Netz|Internet|WLAN]?
haben wir [Empfang|überhaupt Netz|schon eine Verbindung]?
wieder [Hotel|Zug|Flughafen]-WLAN, bin ich verbunden?
hat sich das WLAN [verabschiedet|getrennt|aufgehängt]?
ich komm [auf keine Seite|nirgends hin|nicht ins Netz], steht die Verbindung?
Name vom [WLAN|Netzwerk|Netz], in dem ich bin
womit bin ich verbunden?
ist das [Internet|WLAN|Netz] wieder da?
+sag mir [mal|] ob [das Internet|das WLAN|das Netz] [geht|da ist|läuft]
ist das [LAN-Kabel|Netzwerkkabel|Ethernet] [verbunden|eingesteckt|dran]?
Kabel oder [WLAN|Funk]?
wie viele Balken hab ich?
ist das WLAN [hier|in dem Zimmer|] [schwach|schlecht|stark|gut]?
[Netz|WLAN|Verbindung|Internet] [ok|in Ordnung]?
!bin ich im Gästenetz oder im richtigen WLAN?
surf ich [gerade|] [über VPN|durch einen Tunnel|über ein VPN]?
verbunden oder nicht?
!worüber surf ich, Kabel oder Funk
Internet [da|geht]?
die Seite hängt, noch online?
muss ich neu verbinden oder ist das Netz da?
!steht die Leitung nach draußen
is des Internet scho wieder weg?
hammer a Netz?
geht's WLAN bei mir noch?
SSID?
redet der Router noch mit mir?
stimmt was mit dem [Internet|WLAN|Netz] nicht?
an welchem [Access Point|Hotspot|Router] häng ich?
bin ich jetzt im [Firmennetz|Heimnetz]?
der Stream puffert dauernd, wie ist meine Verbindung?
[LAN|Ethernet|Uplink]-Status
ich glaub wir sind offline, stimmt das?
wie gut empfang ich das WLAN [hier|in der Küche|]?
kommt der Laptop ins Internet?
geht mein Verkehr [über|durch] ein VPN?
der Chat sagt verbinde neu, ist das [Internet|WLAN] weg?
was für eine Verbindung ist das?
[steht|läuft|geht] der Hotspot?
sind wir [wieder|noch] online?
hat wer das Kabel gezogen? bin ich verbunden?
is s'Internet [hi|weg|do]?
hät's da Netz?
mit wem bin ich grad per WLAN verbunden?
wie schaut's mit dem [Internet|WLAN|Netz] aus?
wie ist meine Verbindung [gerade|heute|]?
wie häng ich am Netz?
bin ich noch [im WLAN|verbunden|drin]?
hab ich die Verbindung verloren?
hat sich das VPN [verabschiedet|getrennt]?
was ist mit dem [Internet|WLAN|Netz] los?
was hat das [WLAN|Internet] denn?
welches Netz [haben wir|ist das] hier?
meine Mails kommen nicht an, bin ich online?
ich weiß nicht, in welchem WLAN ich bin
ich wüsst gern, ob [das VPN|das WLAN|das Internet] [an ist|da ist]
häng ich am WLAN oder steckt das Kabel?
ist mein Rechner [im Netz|am Netz|online]?
bin i no [online|im Netz]?
[Netz|Internet|WLAN] [weg|tot]?
surf ich grad mit Kabel?
""",
)
ADDRESS = Phrases(
    en="""
[what's|what is|whats] my [ip|ip address|local ip|local ip address|lan ip|private ip|IP]?
[ip|my ip|ip address|local ip|IP] [?|]
+[show|tell me|give me|check] my [ip|ip address|local ip|ips]
which ip [do i have|does this machine have|has this computer|did i get]?
!the ip of this machine?
under which [address|ip] is this [computer|laptop] reachable in the [lan|network]?
i need [my|the|this computer's] ip [address|] [for ssh|for the router|]
my address [in|on] the [lan|local network|home network]
local address [please|]
[ipv4|ipv6] [address|] of [this machine|mine|my computer]
what address did [dhcp|the router] [give me|hand out|assign]?
which ip should i [ssh to|connect to|type] to reach this [machine|computer|laptop]?
a friend wants to join my [game|server] in the lan, what's my ip?
[which|what] ips are assigned to this [box|machine]?
do i have an ipv6 [address|]?
what is this [pc|computer|laptop]'s [ip|ip address|lan address]?
!where in the lan can others find this machine, ip-wise
could i have my ip [address|]
the printer setup asks for my ip
tell me the [ip|ip address] of [this computer|this laptop|this pc]
!number of this box in the network, ip i mean
my internal ip
find [out|] my ip [address|]
ip of this [laptop|pc|box|host]
!did i get a 192.168 address or what
i need the address of this computer [in the network|for the phone app]
which of the 192.168 addresses is mine?
i want to ssh in from the other room, what's the ip here?
my phone should find this laptop, under what ip?
what do i enter as this computer's address?
ip?? need it for the [nas|firewall|chromecast]
could you read me my ip [address|]
has dhcp given me an address?
my lan address, please
inet address
+look up the ip of this [machine|computer]
ip address please
ip please
ip?
lan ip
my ip please
local ip?
ipv4?
ipv6 address please
address of this machine
this machine's [ip|address|lan address]
own ip
ip -br a
my ips, all of them
all my ip addresses
all addresses of this [machine|computer]
what ip is this
what ip am i on
what ip have i got
what's the [ip|address] here
what's the ip of this [laptop|pc|computer|box]
what's this [machine|computer]'s [ip|address in the network]
what's my address on the wifi
what's my ip on [wifi|ethernet|the cable]
what do i tell a friend who wants to connect in the lan, which ip
which address do i have in the [lan|home network|wifi]
which address has this computer in the network
which ipv4 do i have
which ip is mine
which ip does my [laptop|pc|computer] use
how do other machines reach me, by which ip
how can my phone reach this computer, what's the address
how do i reach this machine in the lan, which ip
what address should the others use to reach this machine
do i have an ip [address|] [at all|yet|]?
did the router give me an address
have i got an ip
is my ip still the same, what is it
has my ip changed, what is it now
tell the ip
i forgot my ip
i forgot the address of this computer
i don't know my ip
i need an ip to [type in|connect to|enter on the tv]
i need to know my [ip|ip address|local address]
i need to tell someone my local ip
i'd like to know my [ip|ip address]
i wonder what my ip is
i want to connect from my phone, what ip
to ssh into this machine, which ip
for port forwarding, what's my local ip
the tv wants the ip of this computer
the router asks for this computer's ip
[can|could] you tell me my [ip|ip address|local ip]
[can|could] you look up my ip
would you give me the ip of this machine
mind telling me my ip?
may i have the ip of this laptop
+print my ip [addresses|]
+list my ip addresses
+read me the ip
+read out my local address
+get the ip address of this machine
""",
    de="""
[wie|was] [ist|lautet] meine [IP|IP-Adresse|lokale IP|lokale IP-Adresse|ip]?
[IP|meine IP|IP-Adresse|ip?|lokale IP] [bitte|]
+[zeig|sag|nenn] [mir|] [mal|] [meine|die] [IP|IP-Adresse|lokale IP]
welche [IP|IP-Adresse] [hab ich|habe ich|hat der Rechner|hat dieser Rechner|hab i]?
!die IP von diesem Rechner?
unter welcher [Adresse|IP] ist [der|dieser] [Rechner|Laptop] im [LAN|Netz] erreichbar?
ich brauch [meine|die] [IP|IP-Adresse] [für ssh|für den Router|]
was für eine IP hat [mein|der|dieser] [Laptop|Rechner]?
meine Adresse im [LAN|Heimnetz|lokalen Netz]
lokale Adresse [bitte|]
[IPv4|IPv6][-Adresse|] von [dem Rechner|diesem Laptop|meinem PC]
welche Adresse hat mir [der Router|DHCP] [gegeben|zugeteilt|verpasst]?
auf welche IP muss ich [per ssh|mich verbinden], um [auf diesen|auf den] Rechner zu kommen?
ein Freund will im LAN [mitspielen|auf meinen Server], wie ist meine IP?
welche IPs hat [die Kiste|der Rechner|der PC]?
hab ich eine IPv6[-Adresse|]?
[IP|IP-Adresse] von [dem Laptop|diesem Rechner|der Kiste]
!wo im LAN finden andere diesen Rechner, also welche IP
könnt ich meine IP haben
die Drucker-Einrichtung fragt nach meiner IP
gib mir [mal|] [die|meine] [IP|IP-Adresse]
!Nummer der Kiste im Netz, ich mein die IP
interne IP [bitte|]
find [mal|] meine [IP|IP-Adresse] raus
meine [IP-Adresse|lokale Adresse|Adresse im Netzwerk], wie lautet die?
!hab ich eine 192.168er Adresse oder was
ich brauch die Adresse von dem Rechner [fürs Netzwerk|für die Handy-App]
wos is mei IP?
mit welcher IP ist der Rechner unterwegs?
ich will vom anderen Zimmer per ssh rein, wie ist die IP hier?
das Handy soll den Laptop finden, unter welcher IP?
was geb ich als Adresse von diesem Rechner ein?
IP?? brauch ich [fürs NAS|für die Firewall|für den Fernseher]
könntest du mir meine IP vorlesen?
hab ich per DHCP eine Adresse gekriegt?
LAN-Adresse [bitte|]
[Internetadresse|Netzwerkadresse] von diesem Rechner
+schau [mal|] nach der IP von diesem Rechner
wö IP hob i?
IP-Adresse bitte
IP bitte
LAN-IP
lokale IP?
eigene IP
eigene Adresse im Netz
private IP
IPv4?
IPv6-Adresse bitte
ip -br a
Adresse von dem Rechner
Adresse dieses Rechners
IP dieses Rechners
IP vom [Laptop|Rechner|PC]
alle meine IPs
alle [IP-Adressen|Adressen] von dem Rechner
die IP im WLAN
die IP am Kabel
was ist die IP hier
was ist das für eine IP
was hab ich für eine [IP|IP-Adresse|Adresse im LAN]
was hat der Rechner für eine [IP|Adresse im Netz]
was ist meine Adresse im WLAN
was sag ich einem, der sich im LAN verbinden will, welche IP
wie ist die IP [hier|von dem Rechner|vom Laptop]
wie lautet die Adresse von dem Rechner [im Netz|]
welche Adresse hab ich im [LAN|Heimnetz|WLAN]
welche Adresse hat der Rechner im Netz
welche IPv4 hab ich
welche IP ist meine
welche IP nutzt mein [Laptop|PC|Rechner]
wie erreichen mich die anderen im LAN, unter welcher IP
wie komm ich vom Handy auf den Rechner, welche Adresse
wie erreich ich den Rechner im LAN, welche IP
unter welcher IP bin ich im LAN zu finden
unter welcher Adresse läuft der Rechner im Netz
hab ich [überhaupt|schon] eine IP [bekommen|]
hat mir der Router eine Adresse gegeben
ist meine IP noch dieselbe, wie lautet sie
hat sich meine IP geändert, wie ist sie jetzt
sag mir die IP
ich hab meine IP vergessen
ich hab die Adresse vom Rechner vergessen
ich weiß meine IP nicht
ich kenn meine IP nicht
ich brauch eine IP zum [Verbinden|Eintippen]
ich muss meine [IP|IP-Adresse|lokale Adresse] wissen
ich muss wem meine lokale IP sagen
ich wüsst gern meine [IP|IP-Adresse]
ich möchte meine IP [wissen|haben|sehen]
ich frag mich, welche IP ich hab
ich will vom Handy aus verbinden, welche IP
für ssh auf den Rechner, welche IP
für die Portweiterleitung, was ist meine lokale IP
der Fernseher will die IP von dem Rechner
der Router fragt nach der IP vom Rechner
[kannst|könntest] du mir [meine|die] IP sagen
[kannst|könntest] du meine IP nachschauen
magst mir meine IP sagen
verrätst du mir meine IP
darf ich die IP vom Laptop haben
+lies mir meine IP vor
+list meine IP-Adressen auf
+ermittle meine IP
+nenn die Adresse von diesem Rechner im LAN
was hani für e IP
""",
)
