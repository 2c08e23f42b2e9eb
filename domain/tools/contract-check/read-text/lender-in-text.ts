import { checkWords, LISTED } from '#domain/tools/contract-check/check-fields.ts';
import type { ListedLender } from '#domain/tools/contract-check/contract.ts';
import { plainLetters } from '#domain/base/text/plain-letters.ts';
import type { Found } from './text-question.ts';

const { lender } = checkWords;

// Misread letters of a picture count too: „IEN”.
const IFN = /\bi\.?[fe]\.?n\.?(?![a-z])|institutie[ \n]financiara[ \n]nebancara/g;
// A mutual-aid house names itself in full, or by its initials at the start of a line or after a word that introduces a lender:
// „car” is also a common word.
const HOUSE = /\bcas(?:a|ei)[ \n]de[ \n]ajutor[ \n]reciproc|(?<![a-z])c\.?a\.?r\.?(?![a-z])/g;
const LEADS_TO_HOUSE = /(?:[\n\u241c]|\b(?:credit|imprumut|oferit)[a-z]{0,8}|\bla)[ :,]{0,3}$/;
const LONGEST_LEAD = 24;
const LINE_END = /[\n\u241c]/;
// A bank as the lender: borrowers of another lender may have an account at a bank.
const BANK =
  /(?:creditor[a-z]*|finantator[a-z]*|imprumutator[a-z]*|oferit[a-z]*[ \n]de|apartine|finantare[ \n]de[ \n]la)[ \n:,]{0,3}(?:catre[ \n])?(banc[aii]{1,2}[ \n][a-z][^\n\u241c]{0,40}?\bs\.?a\b)|(banca[ \n][a-z][^\n\u241c]{0,40}?\bs\.?a\.?)(?=[ \n,]{1,2}(?:acorda|ofera|pune))/g;

/**
 * Finds the lender named in a text: a lender of our list, or the kind of lender, by the words that the law requires in company
 * names.
 * @param plain a folded text
 */
export function lenderIn(plain: string, lenders: readonly ListedLender[]): Found[] {
  const listed = listedLenderIn(plain, lenders);
  return listed ? [listed] : lenderKindIn(plain);
}

function lenderKindIn(plain: string): Found[] {
  const found = (word: string, { index, 0: words }: RegExpExecArray): Found => ({
    kind: 'lender',
    fills: { creditor: word },
    from: index,
    to: index + words.length,
    // The name stands before it.
    begin:
      index -
      (plain
        .slice(Math.max(0, index - 50), index)
        .split(LINE_END)
        .at(-1)?.length ?? 0),
  });
  const [ifn] = plain.matchAll(IFN);
  const [bank] = plain.matchAll(BANK);
  const house = plain.matchAll(HOUSE).find((match) => isHouse(plain, match));
  // Names of mutual-aid houses contain „IFN”: they are in a register of such institutions.
  const isIfn = ifn && !(house && isOneLine(plain, house.index, ifn.index));
  return [
    ...(isIfn ? [found(lender.ifn, ifn)] : []),
    ...(bank ? [found(lender.bank, bank)] : []),
    ...(house ? [found(lender['credit-union'], house)] : []),
  ];
}

function isHouse(plain: string, { index, 0: words }: RegExpExecArray): boolean {
  // The start of a text is the start of a line too.
  const before = `\n${plain.slice(Math.max(0, index - LONGEST_LEAD), index)}`;
  const isCut = index > LONGEST_LEAD;
  return words.startsWith('cas') || LEADS_TO_HOUSE.test(isCut ? before.slice(1) : before);
}

function isOneLine(plain: string, one: number, other: number): boolean {
  return !LINE_END.test(plain.slice(Math.min(one, other), Math.max(one, other)));
}

// The number of a register: „RG-PJR-41-110300”.
const REGISTER = /r[gse]-[a-z]{3}-\d{2}-\d{6}/g;

/** Finds the lender that a text identifies by its register number or its name, if it is only one. */
function listedLenderIn(plain: string, lenders: readonly ListedLender[]): Found | null {
  const numbers = new Set([...plain.matchAll(REGISTER)].map(([number]) => number));
  const byNumber = lenders.filter(({ identity }) =>
    [...plainLetters(identity ?? '').matchAll(REGISTER)].some(([number]) => numbers.has(number)),
  );
  const byName = lenders.flatMap((one) => {
    const index = placeOfName(plain, plainLetters(one.name));
    return index < 0 ? [] : [{ one, index }];
  });
  const [numbered, otherNumbered] = byNumber;
  const [named, otherNamed] = byName;
  const only = numbered && !otherNumbered ? numbered : named && !otherNamed && !numbered ? named.one : null;
  if (only === null) return null;
  const from = Math.max(0, byName.find(({ one }) => one === only)?.index ?? plain.search(REGISTER));
  return {
    kind: 'lender',
    fills: { creditor: LISTED + only.slug },
    from,
    to: from + only.name.length,
  };
}

/** Finds a name in a text by its whole words, across line breaks; -1: not found. */
function placeOfName(plain: string, name: string): number {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[ \n]?`);
  return plain.search(new RegExp(String.raw`(?<![a-z0-9])${pattern}(?![a-z0-9])`));
}
