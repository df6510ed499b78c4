"""How people speak of workspaces: going to one, and moving windows to one."""

from training.phrases import Phrases

_EN_PLACE = "[workspace|workspace|desktop|ws]"
_DE_PLACE = "[Arbeitsfläche|Arbeitsfläche|Arbeitsbereich|Workspace|Desktop|WS]"
SWITCH = Phrases(
    en=f"""
{_EN_PLACE} {{t}}
{_EN_PLACE} {{t}} [please|pls]
+[go|switch|change|jump|move|navigate] to {_EN_PLACE} {{t}}
+[go|switch|jump] over to {_EN_PLACE} {{t}}
+show [me|] {_EN_PLACE} {{t}}
+take me to {_EN_PLACE} {{t}}
+[open|focus] workspace {{t}}
!+bring me to {_EN_PLACE} {{t}}
[can|could] [you|we] [go|switch] to {_EN_PLACE} {{t}}?
i [want|need] [to be on|] workspace {{t}}
back to {_EN_PLACE} {{t}}
[let's|lets] [see|go to] workspace {{t}}
what's on workspace {{t}}, go there
!workspace {{t}}, go
""",
    de=f"""
{_DE_PLACE} {{t}}
{_DE_PLACE} {{t}} [bitte|anzeigen|öffnen]
+[geh|gehe|wechsel|wechsle|spring|schalt] [mal|bitte|] [auf|zu] {_DE_PLACE} {{t}}
+[geh|wechsel] [zur|auf die] Arbeitsfläche {{t}}
+zeig [mir|] [mal|] {_DE_PLACE} {{t}}
+bring mich [zu|auf] {_DE_PLACE} {{t}}
!+öffne {_DE_PLACE} {{t}}
auf {_DE_PLACE} {{t}} [wechseln|gehen|springen]
[kannst|könntest] du [auf|zu] {_DE_PLACE} {{t}} wechseln?
ich [will|muss|möchte] auf {_DE_PLACE} {{t}}
zurück [zu|auf] {_DE_PLACE} {{t}}
zum [Workspace|Desktop|Arbeitsbereich] {{t}}
geh amoi auf Arbeitsfläche {{t}}
""",
)
SWITCH_WAY = {
    "next": Phrases(
        en="""
next [workspace|desktop|ws]
+[go|switch|jump|move] to the next [workspace|desktop]
one workspace [further|forward|to the right]
+show [me|] the next workspace
workspace [next|forward|+1|to the right]
!the next workspace please
[can|could] you switch to the next workspace?
""",
        de="""
nächste[r|] [Arbeitsfläche|Workspace|Desktop]
+[geh|wechsel|spring|schalt] [mal|] [zur|auf die] nächsten Arbeitsfläche
+[geh|wechsel] [zum|auf den] nächsten [Workspace|Desktop|Arbeitsbereich]
eine Arbeitsfläche weiter
einen [Workspace|Desktop] weiter
!zeig mir die nächste Arbeitsfläche
[kannst|könntest] du [auf die|zur] nächsten Arbeitsfläche wechseln?
""",
    ),
    "previous": Phrases(
        en="""
[previous|prior|last] [workspace|desktop|ws]
+[go|switch|jump|move] to the [previous|last] [workspace|desktop]
[one|a] workspace back
+go back [a|one] workspace
workspace [previous|back]
!the previous workspace please
[back to|take me to] the workspace [before|i came from|i was on]
""",
        de="""
[vorige|vorherige|letzte][r|] [Arbeitsfläche|Workspace|Desktop]
+[geh|wechsel|spring|schalt] [mal|] [zur|auf die] [vorigen|vorherigen|letzten] Arbeitsfläche
+[geh|wechsel] [zum|auf den] [vorigen|vorherigen|letzten] [Workspace|Desktop|Arbeitsbereich]
eine Arbeitsfläche zurück
einen [Workspace|Desktop] zurück
!zeig mir die vorherige Arbeitsfläche
zurück auf die Arbeitsfläche [davor|von vorhin|wo ich war]
""",
    ),
    "empty": Phrases(
        en="[an|the next|] empty workspace\n+[go|switch|jump] to [an|a free|the first] empty workspace\n[free|unused|blank] workspace\n+[show|give] me [an empty|a free] workspace\n"
        "!+take me to a workspace with nothing on it\ni need [an empty|a free] workspace",
        de="[eine|] [leere|freie] Arbeitsfläche\n+[geh|wechsel|spring] auf eine [leere|freie] Arbeitsfläche\n[leerer|freier] [Workspace|Desktop]\n"
        "+[zeig|gib] mir eine [leere|freie] Arbeitsfläche\n!+bring mich auf eine Arbeitsfläche ohne Fenster\nich [brauch|brauche] eine [leere|freie] Arbeitsfläche",
    ),
}
MOVE = Phrases(
    en=f"""
+[move|send|put|push|bring] [this|the|my|] window to {_EN_PLACE} {{t}}
+[move|send|put|throw] [this|it] to {_EN_PLACE} {{t}}
+[move|shift] [this|the|the current|the active] window [over|] to {_EN_PLACE} {{t}}
window to {_EN_PLACE} {{t}}
[this|current|active] window [on|onto|to] {_EN_PLACE} {{t}}
[can|could] you [move|put|send] [this|this window|it] to {_EN_PLACE} {{t}}?
!+get this window onto {_EN_PLACE} {{t}}
i want this window on {_EN_PLACE} {{t}}
this [window|one|] belongs on {_EN_PLACE} {{t}}
+relocate [this|the] window to {_EN_PLACE} {{t}}
""",
    de=f"""
+[verschieb|verschiebe|schieb|beweg|schick|bring] [das|dieses|mein] Fenster [mal|bitte|] auf {_DE_PLACE} {{t}}
+[schieb|schick|verschieb] [das|es|das hier] auf {_DE_PLACE} {{t}}
+[leg|setz|pack|tu] [das|dieses] Fenster auf {_DE_PLACE} {{t}}
Fenster [auf|nach] {_DE_PLACE} {{t}}
[dieses|aktuelles] Fenster auf {_DE_PLACE} {{t}} [verschieben|schieben|bitte]
[kannst|könntest] du [das|dieses] Fenster auf {_DE_PLACE} {{t}} [verschieben|schieben|legen]?
!ich will [das|dieses] Fenster auf {_DE_PLACE} {{t}} [haben|]
das [Fenster|] gehört auf {_DE_PLACE} {{t}}
!+wirf das Fenster auf {_DE_PLACE} {{t}}
Fenster verschieben auf {_DE_PLACE} {{t}}
+schieb's auf {_DE_PLACE} {{t}}
aktives Fenster → {_DE_PLACE} {{t}}
""",
)
MOVE_APP = Phrases(
    en=f"""
+[move|send|put|push|throw] {{a}} to {_EN_PLACE} {{t}}
+[move|send|put] [the|my] {{a}} window to {_EN_PLACE} {{t}}
{{a}} [to|on|onto] {_EN_PLACE} {{t}}
[can|could] you [move|put|send] {{a}} [to|on] {_EN_PLACE} {{t}}?
!+get {{a}} onto {_EN_PLACE} {{t}}
i want {{a}} on {_EN_PLACE} {{t}}
{{a}} belongs on {_EN_PLACE} {{t}}
!+shift {{a}} over to {_EN_PLACE} {{t}}
""",
    de=f"""
+[verschieb|verschiebe|schieb|beweg|schick|bring] {{a}} [mal|bitte|] auf {_DE_PLACE} {{t}}
+[leg|setz|pack|tu] {{a}} auf {_DE_PLACE} {{t}}
{{a}} auf {_DE_PLACE} {{t}} [verschieben|schieben|bitte|]
+[schieb|schick] das {{a}} Fenster auf {_DE_PLACE} {{t}}
[kannst|könntest] du {{a}} auf {_DE_PLACE} {{t}} [verschieben|schieben|legen]?
!ich will {{a}} auf {_DE_PLACE} {{t}} [haben|]
{{a}} gehört auf {_DE_PLACE} {{t}}
!+wirf {{a}} auf {_DE_PLACE} {{t}}
""",
)
MOVE_WAY = {
    "+1": Phrases(
        en="+[move|send|put|push] [this|the|] window to the next workspace\nwindow [to the|] next workspace\n+[move|send] [it|this] [one workspace further|to the next workspace]\n"
        "!+throw this window on the next desktop",
        de="+[verschieb|schieb|schick] [das|dieses] Fenster [auf die nächste Arbeitsfläche|auf den nächsten Workspace]\nFenster auf die nächste Arbeitsfläche\n"
        "+[schieb|schick] [das|es] eine Arbeitsfläche weiter\n!+wirf das Fenster auf die nächste Arbeitsfläche",
    ),
    "-1": Phrases(
        en="+[move|send|put|push] [this|the|] window to the previous workspace\nwindow [to the|] previous workspace\n+[move|send] [it|this] [one workspace back|to the previous workspace]\n"
        "!+throw this window on the previous desktop",
        de="+[verschieb|schieb|schick] [das|dieses] Fenster [auf die vorige Arbeitsfläche|auf den vorherigen Workspace]\nFenster auf die [vorige|vorherige] Arbeitsfläche\n"
        "+[schieb|schick] [das|es] eine Arbeitsfläche zurück\n!+wirf das Fenster auf die vorherige Arbeitsfläche",
    ),
}
SWITCH_NUMBER = Phrases(
    en="hyprland: [workspace|go to|switch to] {t}\nws{t}\nws {t}\n[go|switch] to {t}\ndesktop {t}\nworkspace [number|no.|nr|#] {t}\n+[go|switch] to workspace number {t}\nspace {t}\n!hyprland, ws {t}",
    de="hyprland: [Workspace|Arbeitsfläche|auf] {t}\nws{t}\nws {t}\n[geh|wechsel] auf [die|] {t}\nDesktop {t}\n[Arbeitsfläche|Workspace] [Nummer|Nr.] {t}\n+[geh|wechsel] auf Arbeitsfläche Nummer {t}\nAF {t}\n!hyprland, ws {t}",
)
MOVE_NUMBER = Phrases(
    en="hyprland: move this to {t}\n+move this [window|] to {t}\n+[throw|send] this window [over|] to {t}\n[window|this] → workspace {t}\n!+send this to {t}\nwindow to {t}",
    de="hyprland: [schieb das|Fenster|verschieb das] auf {t}\n+schieb [das|dieses Fenster] auf [die|] {t}\n+[schick|leg] das Fenster auf {t}\nFenster → {t}\n"
    "!+schick das auf {t}\nFenster auf [die|] {t}",
)
MOVE_APP_NUMBER = Phrases(
    en="hyprland: move {a} to {t}\n+[throw|send] {a} [over|] to {t}\n{a} → workspace {t}\n+move [the|] {a} window to {t}\n!hyprland: send {a} to {t}",
    de="hyprland: [schieb|] {a} auf {t}\n+schieb {a} auf [die|] {t}\n+[schick|leg] {a} auf [die|] {t}\n{a} → Arbeitsfläche {t}\n!hyprland: schick {a} auf {t}",
)
