import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#server/base/project-folder.ts';

type Weight = 'text' | 'strong';

/** A typeface as outlines, in thousandths of its size. */
type Face = {
  /** width and outline of each letter */
  letters: Readonly<Record<string, readonly [width: number, outline: string]>>;
  /** kerning of pairs of letters */
  kerns: Readonly<Record<string, number>>;
};

type Look = { weight: Weight; size: number };

// Large letters stand closer, as in headings of the site (-0.03em there).
const TIGHT = { weight: 'strong', from: 40, by: -22 } as const;

/**
 * Reads our typeface as outlines, so that a picture looks the same on every machine, whatever fonts it has. The file is written by
 * scripts/share-images/outline-letters.py.
 */
export function readLetters() {
  const file = path.join(projectFolder, 'server/web/share/letters.json');
  const faces = JSON.parse(readFileSync(file, 'utf8')) as Record<Weight, Face>;

  /** Positions each letter, in thousandths. A letter missing from the typeface is left out. */
  function place(text: string, { weight, size }: Look) {
    const closer = weight === TIGHT.weight && size >= TIGHT.from ? TIGHT.by : 0;
    const { letters, kerns } = faces[weight];
    let at = 0;
    let before = '';
    const placed: { outline: string; at: number }[] = [];
    for (const letter of text.replaceAll('\u00a0', ' ')) {
      const found = letters[letter];
      if (!found) continue;
      at += (kerns[before + letter] ?? 0) + (before === '' ? 0 : closer);
      placed.push({ outline: found[1], at });
      at += found[0];
      before = letter;
    }
    return { placed, width: at };
  }

  const widthOf = (text: string, look: Look): number => (place(text, look).width * look.size) / 1000;

  return {
    widthOf,

    /** Keeps the letters of a text that the typeface has. */
    known: (text: string): string =>
      Array.from(text)
        .filter((letter) => letter in faces.text.letters)
        .join(''),

    /** Draws a line of text as SVG shapes. @param at its beginning, on its base line */
    draw(text: string, look: Look & { x: number; y: number; colour: string }): string {
      const { x, y, colour, size } = look;
      const scale = size / 1000;
      const outlines = place(text, look)
        .placed.filter(({ outline }) => outline !== '')
        .map(({ outline, at }) => `<path transform="translate(${Math.round(at)})" d="${outline}"/>`);
      return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}">${outlines.join('')}</g>`;
    },

    /** Breaks a text into lines of a maximum width in pixels; words are not broken. */
    lines(text: string, look: Look, width: number): string[] {
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const last = lines.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last !== undefined && widthOf(longer, look) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },

    /** Shortens a text to one line. */
    fit(text: string, look: Look, width: number): string {
      if (widthOf(text, look) <= width) return text;
      const words = text.split(' ');
      while (words.length > 1 && widthOf(`${words.join(' ')}…`, look) > width) words.pop();
      return `${words.join(' ')}…`;
    },
  };
}

export type Letters = ReturnType<typeof readLetters>;
