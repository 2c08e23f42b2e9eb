/** A word of a text: in its normalised form, with its position in the text. */
export type SearchWord = { word: string; start: number; end: number };

// "10 000" and "10.000" are one word: Romanian numbers have no-break spaces in our texts, plain ones in typed questions.
const WORD = /\d{1,3}(?:[\u00A0\u202F .]\d{3})+(?!\d)|[\p{L}\p{N}\p{M}]+/gu;

/**
 * Splits a text into words in the normalised form of texts and questions: "Dobânzi de 10 000 lei" is `dobanda`, `de`, `10000`,
 * `lei`.
 * @see docs/decisions/014-search-without-extensions.md
 */
export function searchWords(text: string): SearchWord[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const [written] = match;
    return { word: foldWord(written), start: match.index, end: match.index + written.length };
  });
}

// Inflections and stems that PostgreSQL's Romanian does not know. Endings that occur in other words too ("asigurări", "pensionari")
// are matched in words of our subject only.
const FORMS: readonly [ending: RegExp, form: string][] = [
  [/nzi(?:i|le|lor)?$/, 'nda'], // dobânzi: dobândă
  [/(?<=.{4})uri(?:le|lor)?$/, ''], // împrumuturi, carduri: împrumut, card
  [/ioane(?:le|lor)?$/, 'ion'], // comisioane, milioane: comision, milion
  [/(?<=fic)(?:i|a|am|ati|are|area|arii|ari|at|ata|ate)$/, ''], // verificați, verificare: verific
  [/(?<=asigur|ramburs|refinant)ari(?:le|lor)?$/, 'are'], // asigurări: asigurare
  [/(?<=.{3}[io])u$/, ''], // salariu, birou: as in "salarii", "biroul"
];

/** Normalises one word: lower case without diacritics, a number without separators, a form of those above as the simplest one. */
function foldWord(written: string): string {
  const folded = written
    .normalize('NFD')
    .replace(/[\p{M}\u00A0\u202F .]/gu, '')
    .toLowerCase();
  const form = FORMS.find(([ending]) => ending.test(folded));
  return form ? folded.replace(...form) : folded;
}
