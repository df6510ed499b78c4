"""What people ask of sound devices and drives that no tool of ryx does."""

from training.phrases import Phrases
from training.wordings.beyond import Beyond, refused

DEVICE = Beyond(
    Phrases(
        en="""
+[switch|change] [the|] [sound|audio|output] to [my|the] [headphones|speakers|hdmi]
+use [my|the] [headphones|speakers|headset] [for sound|as output|]
[sound|audio] [over|through] [the|my] [headphones|speakers]
+change the [audio|sound] [device|output]
!+route the sound to [my|the] [headset|speakers]
[equalizer|more bass|bass boost|surround sound]
the sound comes out of the wrong [speaker|device], [change it|use the headphones]
i hear nothing on my [headset|earbuds|headphones], switch the output
[hdmi|headphones|headset|speakers|bluetooth] as [sound output|audio device]
+[play|send] the [sound|audio] [through|over|to] [hdmi|the tv|my headset|the soundbar]
+choose [another|a different] [microphone|mic|input device|output]
which [audio device|speaker|microphone] [is used|is active]?
+switch [the mic|microphone|input] to [my headset|the webcam]
+more [bass|treble] [please|]
+turn [up|down] the [bass|treble]
+balance the sound to the [left|right]
mono [sound|audio] [please|on|off]
[left|right] speaker is silent
sound should come from the [tv|monitor|headset]
can i have the audio on both [speakers|devices]?
+set the default [sink|audio device|output]
!let the music come out of the soundbar instead
!other loudspeaker, please
noise cancelling [on|off]
my neighbours hear it all, put the sound on the headphones
+redirect the [audio|sound] to [the monitor|hdmi|my earbuds]
why does the sound come from the [monitor|tv]? [change that|i want the speakers]
[jack|usb headset|dac|soundbar] as audio output please
the sound is too tinny, [more bass|change the equalizer]
+pick the [headset|webcam] mic [as input|]
list [my|the|all] [audio devices|sound outputs|microphones]
plugged in my headphones but it still plays on the speakers, switch over
+boost the [bass|treble|voices]
[stereo|surround|mono] please
+swap the left and right [speaker|channel]
discord uses the wrong [mic|microphone], change the input device
audio to the [tv|beamer|other speakers]
headphones please
speakers please
sound to hdmi
output: headphones
wrong output
wrong microphone
other output device
use the jack
pactl set-default-sink
audio device list
surround
bass
more treble
the tv should play the sound
i want to hear it on my headset
my headset is plugged in, use it
sound on the monitor, not on the laptop
the call should come through the headset
how do i change the audio output?
where does the sound come out?
which output is in use?
+make the headset the default
echo cancelling [on|off]
sidetone [on|off]
the right ear is quieter, balance it
both ears please, not only left
voice is muffled, adjust the equalizer
+switch from speakers to headphones
i plugged in hdmi but the sound stays here
audio jack doesn't get picked
+activate the internal microphone
+mix down to mono
teams takes the webcam mic, choose the headset
spatial audio please
everything on the big speakers
""",
        de="""
+[schalt|stell|leg] den Ton auf [die Kopfhörer|die Lautsprecher|HDMI] [um|]
+nimm [die Kopfhörer|das Headset|die Lautsprecher] [für den Ton|als Ausgabe|]
[Ton|Sound] über [Kopfhörer|Lautsprecher]
+[wechsel|änder] [das Audiogerät|die Tonausgabe]
!+leite den Ton auf [das Headset|die Boxen]
[Equalizer|mehr Bass|Bass hoch]
der Ton kommt aus dem falschen [Lautsprecher|Gerät], [änder das|nimm die Kopfhörer]
auf dem Headset hör ich nichts, [wechsel die Ausgabe|leg den Ton drauf]
[HDMI|Kopfhörer|Headset|Boxen] als [Tonausgabe|Audiogerät]
+[gib|spiel] den Ton über [HDMI|den Fernseher|das Headset|die Soundbar] [aus|]
+wähl [ein anderes Mikrofon|ein anderes Eingabegerät|einen anderen Ausgang]
welches [Audiogerät|Mikrofon] ist [aktiv|in Benutzung]?
+stell das Mikro auf [das Headset|die Webcam] um
mehr [Bass|Höhen] [bitte|]
+dreh [den Bass|die Höhen] [hoch|runter]
+leg den Ton weiter nach [links|rechts]
Mono [an|aus|bitte]
der [linke|rechte] Lautsprecher ist still
der Ton soll aus [dem Fernseher|dem Monitor|den Kopfhörern] kommen
+setz [das Standard-Audiogerät|die Standardausgabe]
Ausgabegerät [wechseln|umstellen]
Sound auf [HDMI|Headset|Boxen] [umschalten|legen]
!lass die Musik stattdessen aus der Soundbar kommen
!anderer Lautsprecher bitte
Noise Cancelling [an|aus]
die Nachbarn hören alles, leg den Ton auf die Kopfhörer
+lenk den Ton [auf den Monitor|auf HDMI|auf die Ohrstöpsel] um
warum kommt der Ton aus dem [Monitor|Fernseher]? [ich will die Boxen|änder das]
[Klinke|USB-Headset|Soundbar] als Tonausgang bitte
klingt so blechern, [mehr Bass|stell den Equalizer um]
+nimm das Mikro [vom Headset|der Webcam] als Eingang
[welche|zeig alle] [Audiogeräte|Tonausgänge|Mikrofone] gibt es
Kopfhörer sind drin, aber es spielt über die Lautsprecher, schalt um
+verstärk [den Bass|die Höhen|die Stimmen]
[Stereo|Surround] bitte
+vertausch den linken und den rechten [Lautsprecher|Kanal]
Discord nimmt das falsche Mikro, wechsel das Eingabegerät
Ton auf [den Fernseher|den Beamer|die anderen Boxen]
leg in Ton aufs Headset
Kopfhörer bitte
Lautsprecher bitte als Ausgabe
Ton auf HDMI
Ausgabe: Kopfhörer
falsche Ausgabe
falsches Mikro
anderes Ausgabegerät
nimm die Klinke
Liste der Audiogeräte
Raumklang
Bass
mehr Höhen
der Fernseher soll den Ton spielen
ich will's am Headset hören
mein Headset steckt, benutz das
Ton am Monitor, nicht am Laptop
der Anruf soll übers Headset laufen
wie änder ich die Tonausgabe?
wo kommt der Ton raus?
welche Ausgabe ist in Verwendung?
+mach das Headset zum Standard
Echounterdrückung [an|aus]
das rechte Ohr ist leiser, gleich das aus
beide Ohren bitte, nicht nur links
die Stimmen klingen dumpf, stell den Equalizer nach
+wechsel von den Boxen auf die Kopfhörer
HDMI steckt, aber der Ton bleibt hier
+aktivier das interne Mikrofon
Teams nimmt das Webcam-Mikro, nimm das Headset
3D-Klang bitte
alles über die großen Boxen
auf d'Kopfhörer bitte
Ausgang wechseln
Ton woanders hin, auf die Anlage
""",
    ),
    "I can't use the keyboard and the mouse, nor change the system's settings: users, services, looks, sound devices.",
    "Tastatur und Maus kann ich nicht bedienen, und Einstellungen des Systems nicht ändern: Benutzer, Dienste, Aussehen, Tongeräte.",
)
DRIVE = Beyond(
    Phrases(
        en="""
+[eject|unmount|mount] [the|my] [usb stick|usb drive|drive|disk|cd]
+safely remove [the|my] [usb stick|drive]
+format [the|my] [usb stick|drive|sd card]
!+take out the usb stick safely
unmount {w}
can i [pull|take] out the [stick|usb drive|disk] [now|safely|]?
[eject|unmount|mount] [usb|stick|disk]
+[eject|unmount|mount] {w}
the usb stick [is full of junk, format it|must be wiped]
+[open|close] the [cd|dvd] [drive|tray]
my [external drive|usb stick|sd card|camera] [isn't mounted|doesn't show up]
+[encrypt|partition|repair] [the|my] [usb stick|drive|external disk]
+attach [the|my] [backup drive|network share|nas]
format {w} [as ext4|as fat32|as exfat|]
+label the stick {w}
+mount the network share {w}
stick out, please
i'm done with the [drive|stick], [eject it|unmount it]
!let go of the usb drive
!the sd card wants to be pulled out
+disconnect the [external disk|thumb drive|sd card] cleanly
is it safe to unplug the [stick|drive|thumb drive]?
+make {w} a bootable usb stick
the [thumb drive|card|disk] {w} should be ejected
+detach [the|my] [thumb drive|ssd|backup disk]
plugged in a stick, mount it
+check the [disk|drive|stick] for errors
[nas|samba share|network drive] {w} mount please
i need the stick {w} [empty|freshly formatted|as fat32]
usb stick out [safely|]
why can't i see my [usb drive|phone|external disk]?
eject
eject please
usb stick
usb out
can it be unplugged?
may i remove the stick?
done copying, eject the stick
umount {w}
mount {w}
mount my nas
where's my stick?
stick isn't showing
the stick won't mount
+let me pull the stick
+open the tray
dvd out
sd card out
format my stick
wipe the stick
ext4 on {w}
new filesystem for {w}
rename the stick to {w}
check {w} for errors
fsck {w}
smart check of my disk
is my disk dying?
+mount the iso {w}
dd to the usb stick
+clone the stick
+connect to the samba share {w}
luks unlock {w}
unlock the encrypted drive {w}
release the drive
i'm about to unplug the disk, prepare it
""",
        de="""
+[wirf|werf] [den|meinen] [USB-Stick|Stick] aus
+häng [den Stick|das Laufwerk|die Platte] [ein|aus]
[USB-Stick|Laufwerk] [auswerfen|einhängen|sicher entfernen]
+formatier[e|] [den Stick|die SD-Karte]
!+entfern den Stick sicher
{w} aushängen
kann ich den [Stick|USB-Stick] [jetzt|sicher|] [abziehen|rausziehen]?
[Stick|Platte|SD-Karte] [auswerfen|aushängen|einhängen|mounten]
{w} [einhängen|auswerfen|mounten]
der USB-Stick [ist voller Müll, formatier ihn|muss gelöscht werden]
+[öffne|schließ] das [CD|DVD]-[Laufwerk|Fach]
meine [externe Platte|Kamera|SD-Karte] [ist nicht eingehängt|taucht nicht auf]
+[verschlüssel|partitionier|reparier] [den Stick|die externe Platte]
+häng [die Backup-Platte|das NAS|die Netzwerkfreigabe] [ein|an]
{w} formatieren [als ext4|als FAT32|]
+nenn den Stick {w}
Stick raus bitte
ich bin mit [der Platte|dem Stick] fertig, [wirf aus|häng aus]
schmeiß den Stick aus
+mounte {w}
!gib das USB-Laufwerk frei
!die SD-Karte will raus
+trenn [die externe Festplatte|die SD-Karte|den Datenträger] sauber
darf man den [Stick|Datenträger] gefahrlos abziehen?
+mach aus {w} einen bootfähigen Stick
[die Karte|die Platte] {w} soll ausgehängt werden
+lös [die SSD|die Backup-Platte] vom System
hab einen Stick eingesteckt, häng ihn ein
+prüf [die Platte|den Stick] auf Fehler
[NAS|Samba-Freigabe|Netzlaufwerk] {w} bitte einbinden
den Stick {w} brauch ich [leer|frisch formatiert|als FAT32]
USB-Stick [sicher|] abmelden
warum seh ich [mein USB-Laufwerk|die externe Platte] nicht?
tua an Stick ausse, oba sicher
auswerfen
auswerfen bitte
USB-Stick raus
kann der Stick raus?
darf ich den Stick abziehen?
fertig kopiert, wirf den Stick aus
umount {w}
mount {w}
NAS einhängen
wo ist mein Stick?
der Stick wird nicht angezeigt
der Stick lässt sich nicht einhängen
+mach die Lade auf
DVD raus
Stick formatieren
Stick plattmachen
ext4 auf {w}
neues Dateisystem für {w}
Stick umbenennen in {w}
{w} auf Fehler prüfen
fsck {w}
SMART-Test der Platte
stirbt meine Platte?
+häng das ISO {w} ein
+klon den Stick
+verbind dich mit der Samba-Freigabe {w}
LUKS {w} entsperren
entsperr das verschlüsselte Laufwerk {w}
gib die Platte frei
ich zieh gleich die Platte ab, bereite sie vor
Stickerl ausse
wirf {w} aus
Laufwerk trennen
""",
    ),
    *refused("format"),
)
