// What changes inside a word with its form, or is taken for its stem: PostgreSQL's Romanian does not know these. Endings
// that are also those of other words ("asigurări", "pensionari") are read in words of our subject only.
const FORMS: readonly [ending: RegExp, form: string][] = [
  [/nzi(?:i|le|lor)?$/, 'nda'], // dobânzi: dobândă
  [/(?<=.{4})uri(?:le|lor)?$/, ''], // împrumuturi, carduri: împrumut, card
  [/ioane(?:le|lor)?$/, 'ion'], // comisioane, milioane: comision, milion
  [/(?<=fic)(?:i|a|am|ati|are|area|arii|ari|at|ata|ate)$/, ''], // verificați, verificare: verific
  [/(?<=asigur|ramburs|refinant)ari(?:le|lor)?$/, 'are'], // asigurări: asigurare
  [/(?<=.{3}[io])u$/, ''], // salariu, birou: as in "salarii", "biroul"
];

/**
 * One word in the spelling in which texts and questions meet: small letters without diacritics, a number without
 * separators, a form of those above as the simplest one.
 */
export function foldWord(written: string): string {
  const folded = written
    .normalize('NFD')
    .replace(/[\p{M}\u00A0\u202F .]/gu, '')
    .toLowerCase();
  const form = FORMS.find(([ending]) => ending.test(folded));
  return form ? folded.replace(...form) : folded;
}
