"""Writes server/share/letters.json: the letters of our typeface as outlines, in thousandths of their size.

Pictures made by the server are drawn of these, so that they look the same on every machine, whatever fonts it has.
Run by hand after a change of the typeface: pip install fonttools brotli, then python scripts/share-images/outline-letters.py
"""

import json
from pathlib import Path

from fontTools.misc.transform import Scale
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
FONT = ROOT / "app/ui/fonts/public-sans-ro.woff2"
WEIGHTS = {"text": 500, "strong": 800}
# Closer than this no eye sees whether two letters stand as the typeface asks.
LEAST_KERN = 12


def pair_values(font, glyphs):
    """How much nearer each pair of letters stands than their widths say, in units of the font."""
    found = {}
    lookups = font["GPOS"].table.LookupList.Lookup
    for subtable in (one for lookup in lookups for one in lookup.SubTable):
        covered = set(subtable.Coverage.glyphs)
        for left in glyphs & covered:
            if subtable.Format == 1:
                pairs = subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord
                values = {pair.SecondGlyph: pair.Value1 for pair in pairs}
            else:
                row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)].Class2Record
                values = {right: row[subtable.ClassDef2.classDefs.get(right, 0)].Value1 for right in glyphs}
            for right, value in values.items():
                # The first rule that speaks of a pair holds.
                if right in glyphs and (left, right) not in found and (subtable.Format == 2 or value):
                    found[(left, right)] = getattr(value, "XAdvance", 0) or 0
    return found


def letters_of(weight):
    font = instantiateVariableFont(TTFont(FONT), {"wght": weight})
    scale = 1000 / font["head"].unitsPerEm
    characters = {chr(code): name for code, name in font.getBestCmap().items() if code > 31}
    names = set(characters.values())
    glyphs = font.getGlyphSet()
    by_name = {name: character for character, name in characters.items()}
    letters = {}
    for character, name in characters.items():
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        # Outlines grow upwards, pictures downwards.
        glyphs[name].draw(TransformPen(pen, Scale(scale, -scale)))
        letters[character] = [round(glyphs[name].width * scale), pen.getCommands()]
    kerns = {}
    for (left, right), value in pair_values(font, names).items():
        thousandths = round(value * scale)
        if abs(thousandths) >= LEAST_KERN:
            kerns[by_name[left] + by_name[right]] = thousandths
    return {"letters": letters, "kerns": kerns}


written = {name: letters_of(weight) for name, weight in WEIGHTS.items()}
target = ROOT / "server/share/letters.json"
target.parent.mkdir(exist_ok=True)
target.write_text(json.dumps(written, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
