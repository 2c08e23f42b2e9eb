/** Kinds of personal data that can be recognised in a text alone. */
type PersonalKind = 'cnp' | 'iban' | 'email' | 'phone';
type PersonalDatum = { kind: PersonalKind; text: string };

const kindWords: Readonly<Record<PersonalKind, string>> = {
  cnp: 'un CNP',
  iban: 'un cont IBAN',
  email: 'o adresă de e-mail',
  phone: 'un număr de telefon',
};
const COVER = '[acoperit]';

/** A range of a text: its first character and the one after its last. */
type Span = { from: number; to: number };
type Finder = { kind: PersonalKind; find: (text: string) => Iterable<Span> };

/** Limit of data of each kind in one text: a document that names a thousand people is not a source. */
const MOST_FOUND = 1_000;

const finders: readonly Finder[] = [
  { kind: 'cnp', find: finderOf(/(?<!\d)[1-9]\d{12}(?!\d)/g, isCnp) },
  {
    kind: 'iban',
    find: finderOf(
      /(?<![a-z0-9])[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?(?![a-z0-9])/gi,
      isIban,
    ),
  },
  { kind: 'email', find: findAddresses },
  {
    kind: 'phone',
    find: finderOf(
      /(?<![\d.]|\d,)(?:(?:\+|00)40[ .-]?0?|0)(?:7\d{2}|[23]\d{1,2})(?:[ ./-]?\d{2,4}){2,3}(?!\d|,\d)/g,
      (text) => text.replaceAll(/\D/g, '').replace(/^(?:0040|40)?0?/, '').length === 9,
    ),
  },
];

function finderOf(pattern: RegExp, isOne: (text: string) => boolean): Finder['find'] {
  return function* find(text) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (isOne(found)) yield { from: index, to: index + found.length };
    }
  };
}

/** Searches from each @ outwards, within a limit: a pattern would visit every word of a long text again and again. */
function* findAddresses(text: string): Iterable<Span> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (!/\w/.test(text.charAt(at - 1)) || !/\w/.test(text.charAt(at + 1))) continue;
    const [after] = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,}/iu.exec(text.slice(at + 1, at + 256)) ?? [];
    // logo@2x.png is the name of a picture.
    if (!after || /\.(?:png|jpe?g|webp|gif|svg|css|m?js)$/i.test(after)) continue;
    const [before] = /[\p{L}\d._%+-]+$/u.exec(text.slice(Math.max(0, at - 64), at)) ?? [];
    if (before) yield { from: at - before.length, to: at + 1 + after.length };
  }
}

function findSpans(text: string): (Span & { kind: PersonalKind })[] {
  return finders.flatMap(({ kind, find }) =>
    Iterator.from(find(text))
      .take(MOST_FOUND)
      .map((span) => ({ ...span, kind }))
      .toArray(),
  );
}

/**
 * Finds personal data in a text: CNP and IBAN by their check digits, e-mail addresses and Romanian telephone numbers; of each kind
 * the first thousand. One pass over the text for each kind.
 */
export function findPersonalData(text: string): PersonalDatum[] {
  return findSpans(text).map(({ kind, from, to }) => ({ kind, text: text.slice(from, to) }));
}

/** Masks the personal data found in a text, in one pass: data beyond the limit are found in the result again, and reported. */
export function coverPersonalData(text: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { from, to } of findSpans(text).toSorted((one, other) => one.from - other.from)) {
    // Two overlapping ranges share one mask.
    if (from >= done) parts.push(text.slice(done, from), COVER);
    done = Math.max(done, to);
  }
  return parts.join('') + text.slice(done);
}

/** Returns the text a reader sees of a page, where data may be split by tags and entities: `ion&#64;exemplu.ro`, `07<b>22</b>…`. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|u|wbr)\b[^<>]*>/gi, '')
    .replaceAll(/<[^<>]*>/g, '\n')
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_, code: string) => character(Number(code)))
    .replaceAll(/&commat;/gi, '@')
    .replaceAll(/&period;/gi, '.')
    .replaceAll(/&nbsp;|\u00a0/gi, ' ');
}

/** Describes the findings so that a colleague can search for them without revealing them: „un CNP (19…)”. */
export function personalDataInWords(found: readonly PersonalDatum[]): string {
  const words = found.map(({ kind, text }) => `${kindWords[kind]} (${text.slice(0, 2)}…)`);
  return [...new Set(words)].join(', ');
}

function character(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

// Source: Legea 105/1996 and its rules: the last digit is the weighted sum of the others, modulo 11, where 10 counts as 1.
const CNP_WEIGHTS = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];

function isCnp(text: string): boolean {
  const digits = Array.from(text, Number);
  const sum = CNP_WEIGHTS.reduce((soFar, weight, at) => soFar + weight * (digits[at] ?? 0), 0);
  const [month, day] = [Number(text.slice(3, 5)), Number(text.slice(5, 7))];
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= 31 &&
    digits[12] === ((sum % 11) % 10) + (sum % 11 === 10 ? 1 : 0)
  );
}

/** ISO 13616: with the first four characters moved to the end and letters as 10 to 35, the number is 1 modulo 97. */
function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '').toUpperCase();
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const one of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(one, 36);
    rest = (rest * (value < 10 ? 10 : 100) + value) % 97;
  }
  return rest === 1;
}
