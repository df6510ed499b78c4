"""Two things in one request, with all that people put between them."""

from training.phrases import Phrases

EN = """
+<A> and <B>
+<A> and then <B>
+<A>, then <B>
+<A>, and after that <B>
+<A>; <B>
+<A>. [then|after that|afterwards] <B>
first <A>, then <B>
first <A> and then <B>
[can|could|would] you <A> and [then|] <B>?
i [want|need] you to <A> and [then|] <B>
<A>, <B>
<A> & <B>
<A> + <B>
<B>, but <A> first
<B>, but before that <A>
before you <B>, <A>
two things: <A> and <B>
1. <A> 2. <B>
[please|pls] <A>, when that's done <B>
go ahead and <A>, then <B>
[ok|so|hey], <A>, afterwards <B>
<A> [please|], also <B>
<A> as well as <B>
i'd like you to <A> and <B>
!let's <A> and next <B>
!start with this: <A>. next: <B>
!would be great if you could <A> and <B>
!once you did this: <A>, <B>
+<A>, next <B>
+<A> and afterwards <B>
<A> -> <B>
<A> && <B>
- <A> - <B>
step 1: <A>, step 2: <B>
a) <A> b) <B>
<A>. oh, and <B>
todo: <A>, <B>
would it be possible to <A> and then <B>?
i have two requests: <A>, then <B>
to begin with <A>, then <B>
<A>, thereafter <B>
<A> and once that's through, <B>
will you <A> and then <B> [for me|]?
!<A>, with that out of the way <B>
!how about you <A> and <B> after
!both please: <A> and <B>
"""
DE = """
+<A> und <B>
+<A> und dann <B>
+<A>, dann <B>
+<A> und danach <B>
+<A>; <B>
+<A>. [Dann|Danach|Anschließend] <B>
zuerst <a>, dann <b>
erst <a> und dann <b>
[kannst|könntest|würdest] du [bitte|mal|] <a> und [dann|] <b>?
ich [will|möchte|würd gern] <a> und [dann|] <b>
du sollst <a> und <b>
<a> und <b>
<a> und [danach|dann|anschließend] <b>
<a>, <b>
<a>, dann <b> bitte
<A> & <B>
<a> + <b>
<B>, aber vorher <A>
<b>, aber vorher <a>
bevor ichs vergess: <A> und <B>
zwei Sachen: <a> und <b>
1. <a> 2. <b>
[bitte|] <A>, wenn das fertig ist <B>
[ok|so|hey], <A>, anschließend <B>
<A> [bitte|], außerdem <B>
<A> und gleich noch <B>
als Erstes <a>, als Zweites <b>
!lass uns <a> und dann noch <b>
!wär super wenn du <a> und <b> könntest
!fang damit an: <a>. Weiter mit: <b>
!sobald das erledigt ist: <a>, kannst du <b>
+<A> und anschließend <B>
+<A>, hernach <B>
<a> -> <b>
<A> && <B>
- <a> - <b>
Schritt 1: <a>, Schritt 2: <b>
a) <a> b) <b>
<A>. Achja, und <B>
To-do: <a>, <b>
magst du <a> und danach <b>?
zwei Aufgaben: <a>, dann <b>
zum Start <a>, zum Schluss <b>
man müsste <a> und [danach|] <b>
wir müssen <a> und <b>
kann man <a> und dann <b>?
i mecht <a> und nacha <b>
kannst schnell <a> und <b>?
!erledige beides: <a> und <b>
!im ersten Zug <a>, im Anschluss <b>
!geh so vor: <a>, dann <b>
"""


def chained(en: tuple[str, str], de: tuple[str, str, str, str], *, more_en: str = "", more_de: str = "") -> Phrases:
    """Two commands in one request; `de` has both as imperatives, then both with infinitives. The rest are other ways."""
    english = EN.replace("<A>", en[0]).replace("<B>", en[1])
    german = DE.replace("<A>", de[0]).replace("<B>", de[1]).replace("<a>", de[2]).replace("<b>", de[3])
    return Phrases(en=english + more_en, de=german + more_de)
