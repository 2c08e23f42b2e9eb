import { readThreshold } from './read-threshold.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { visibleText } from '#domain/base/text/visible-text.ts';
import { readPhone } from './read-phone.ts';

/** Rule for a typed text: returns its problem in Romanian, or null. The forms' schemas and the browser share the rules. */
export type TypedRule = (typed: string) => string | null;
export type ParagraphBounds = { empty: string; least: number; most: number };

/** Sentence of the specification (section 5). */
export const INVALID_EMAIL = 'Introduceți o adresă de e-mail validă';
export const INVALID_PHONE = 'Introduceți un număr de telefon valid';

const LONGEST_NAME = 80;
// RFC 5321, 4.5.3.1.3: the limit between "<" and ">".
const LONGEST_EMAIL = 254;
/** Pattern of browsers for a field of type email (HTML Standard, "valid e-mail address"). */
export const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// Browsers accept „ion@exemplu”, an address within a local network; mail from outside never reaches it.
const DOTTED = /@.+\..{2,}$/;

/** Tells whether a text is an e-mail address by browsers' rule for a field of type email. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && HTML_EMAIL.test(text);
}

/** Rule for an e-mail address that mail from outside can reach. */
export const emailRule: TypedRule = (typed) =>
  isEmail(typed.trim()) && DOTTED.test(typed.trim()) ? null : INVALID_EMAIL;

const phoneRule: TypedRule = (typed) => (readPhone(typed) === undefined ? INVALID_PHONE : null);

/** Rule for the name of a person, as they write it: any visible letters, no markup, no address of a site. */
export const nameRule: TypedRule = (typed) => {
  const name = typed.trim();
  const seen = visibleText(name);
  if (lengthOf(seen) < 2) return 'Scrieți numele dumneavoastră';
  if (lengthOf(name) > LONGEST_NAME) return `Scrieți numele în cel mult ${LONGEST_NAME} de caractere`;
  if (!/\p{L}/u.test(seen)) return 'Scrieți numele cu litere';
  return /[<>\r\n]|https?:|www\./i.test(name)
    ? 'Scrieți numai numele, fără linkuri și fără semnele < și >'
    : null;
};

/** Builds the rule of a text of some lines. @param bounds in characters, and the sentence for an empty text */
export function paragraphRule({ empty, least, most }: ParagraphBounds): TypedRule {
  return (typed) => {
    const length = lengthOf(typed.replaceAll('\r\n', '\n').trim());
    if (visibleText(typed) === '') return empty;
    if (length < least) return `Scrieți cel puțin ${countNoun(least, 'caracter', 'caractere')}`;
    return length > most
      ? `Textul este prea lung. Scurtați-l la cel mult ${countNoun(most, 'caracter', 'caractere')}`
      : null;
  };
}

/** Counts letters as people and PostgreSQL do: an emoji is one, not two. */
const lengthOf = (text: string) => Array.from(text).length;

/** Rules of multi-line fields, by the name of the field. */
export const paragraphs = {
  mesaj: { empty: 'Scrieți mesajul', least: 10, most: 4000 },
  comentariu: { empty: 'Scrieți comentariul', least: 5, most: 3000 },
  parere: { empty: 'Scrieți părerea dumneavoastră', least: 20, most: 3000 },
  cerere: { empty: 'Scrieți ce doriți să facem', least: 10, most: 2000 },
} as const satisfies Record<string, ParagraphBounds>;

/** Rule of each typed field, by its name, which means the same on every page. */
export const typedRules: Readonly<Record<string, TypedRule>> = {
  nume: nameRule,
  email: emailRule,
  telefon: phoneRule,
  valoare: (typed) => readThreshold(typed).error ?? null,
  ...Object.fromEntries(Object.entries(paragraphs).map(([name, bounds]) => [name, paragraphRule(bounds)])),
};
