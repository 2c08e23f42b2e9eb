import { readDay } from '#domain/tools/contract-check/contract-days.ts';
import { monthNames } from '#domain/base/text/month-name.ts';

/** A figure of a text: as it would be typed into the form, and its position in the folded text. */
export type Figure = { typed: string; from: number; to: number };

// Thousands separated by space, dot, apostrophe or a line break, decimals by comma or dot; or the English notation, if it is
// unambiguous.
const NUMBER = String.raw`\d{1,3}(?:[ .\n'’]\d{3})+(?:[,.]\d{1,2}(?!\d))?|\d{1,3}(?:,\d{3})+\.\d{2}|\d{1,3}(?:,\d{3}){2,}|\d+(?:,\d{1,2})?|\d+\.\d{1,2}`;
const WORDS = String.raw`(?:\([a-z \n-]{2,60}\)\s?)?`;
/** Pattern of an amount, for larger patterns; its number is one group. */
export const AMOUNT = String.raw`(?<![\d.,]|\d['’])(${NUMBER})\s?${WORDS}(?:de\s)?(?:lei|leu|ron)\b`;
/** Pattern of a percentage, for larger patterns; its number is one group. */
export const PERCENT = String.raw`(?<![\d.,])(\d{1,3}(?:[ .\n]\d{3})+(?:,\d{1,4})?|\d+(?:[.,]\d{1,6})?)\s?(?:%|la suta|procente?\b)`;

const amount = new RegExp(AMOUNT, 'g');
// Other numbers with thousands or two decimals are a share, a time, a date, or foreign money.
const bareAmount =
  /(?<![\d.,/-]|\d['’])([1-9]\d{0,2}(?:[ .'’]\d{3})+(?:,\d{2})?|[1-9]\d{0,2}(?:,\d{3})+\.\d{2}|[1-9]\d*,\d{2})(?!\s?(?:\d|%|la suta|zi|lun|an|rate|eur|usd|chf|€|\$)|[.,/-]\d)/g;
const percent = new RegExp(PERCENT, 'g');
// Only right after a label; an amount, a time or a date is not a percentage.
const percentAfterSign =
  /^[^\d%]{0,24}(?:%|procente?\b)[^\d%]{0,16}(\d{1,3}(?:[ .]\d{3})+(?:,\d{1,4})?|\d+(?:[.,]\d{1,6})?)(?! ?\d|[.,/-]\d| ?(?:de )?(?:lei|leu|ron|eur|zi|lun|an|rate))/g;
const term = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3})\s?${WORDS}(?:de\s)?(zile|zi|luni|luna|ani|an)\b`,
  'g',
);
// „decembrie”, „dec.”, „sept”
const months = monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|t?\\.?)`);
const date = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2})(?:[./-](\d{1,2})[./-]|\s(${months.join('|')})\s)(\d{4})(?!\d)`,
  'g',
);

/**
 * Finds all amounts in lei; without any, numbers written as money: `1.234,56`. An amount across a line break may also start on
 * the second line: both are returned.
 */
export function amountsIn(plain: string): Figure[] {
  const named = [...plain.matchAll(amount)];
  const all = named.length > 0 ? named : [...plain.matchAll(bareAmount)];
  return all.filter((match) => !isTornOff(match, plain)).flatMap((match) => readingsOfAmount(match));
}

/** Tells whether a number is the end of one that is split: `10 000 , 00 lei`, `1 0 000 lei`. */
function isTornOff({ 1: number = '', index }: RegExpExecArray, plain: string): boolean {
  return (
    /^0[ .]?\d/.test(number) ||
    (/^\d{1,2}$/.test(number) && /\d ?[.,] ?$/.test(plain.slice(Math.max(0, index - 4), index)))
  );
}

function readingsOfAmount({ 0: whole, 1: number = '', index }: RegExpExecArray): Figure[] {
  const to = index + whole.length;
  const joined = { typed: typedAmount(number), from: index, to };
  const lineEnd = number.lastIndexOf('\n');
  if (lineEnd < 0) return [joined];
  const second = number.slice(lineEnd + 1);
  // No amount begins with a zero: the line broke inside the number.
  return second.startsWith('0')
    ? [joined]
    : [joined, { typed: typedAmount(second), from: index + lineEnd + 1, to }];
}

/** Converts a number of an amount to the form's notation: `1.234,56` is `1234,56`. */
export function typedAmount(number: string): string {
  const [, whole = number, decimals] = /^(.*)[.,](\d{1,2})$/s.exec(number) ?? [];
  return whole.replace(/\D/g, '') + (decimals === undefined ? '' : `,${decimals}`);
}

/**
 * Finds all percentages; if no figure has the sign, the one after a sign in the label: `(%) 61,02`. A single dot before three
 * digits may separate thousands or decimals: both are returned.
 */
export function percentsIn(plain: string): Figure[] {
  const signed = [...plain.matchAll(percent)];
  const all = signed.length > 0 ? signed : [...plain.matchAll(percentAfterSign)];
  return all.flatMap(({ 0: whole, 1: number = '', index }) => {
    const place = { from: index + whole.indexOf(number), to: index + whole.length };
    if (/^[1-9]\d{0,2}\.\d{3}$/.test(number)) {
      return [number.replace('.', ''), number.replace('.', ',')].map((typed) => ({ typed, ...place }));
    }
    const isDecimal = /^\d+\.\d+$/.test(number);
    const joined = { typed: isDecimal ? number.replace('.', ',') : number.replace(/[ .\n]/g, ''), ...place };
    // A line break inside: one percentage, or only the number on the second line.
    const second = number.slice(number.lastIndexOf('\n') + 1);
    return second === number || second.startsWith('0')
      ? [joined]
      : [joined, { typed: second.replace('.', ','), from: place.to - second.length - 1, to: place.to }];
  });
}

/** Finds all terms: `12 luni`, `30 (treizeci) de zile`. */
export function termsIn(plain: string): Figure[] {
  return [...plain.matchAll(term)].flatMap(({ 0: whole, 1: count = '', 2: unit = '', index }) => {
    const named = unit.startsWith('z') ? 'zile' : unit.startsWith('l') ? 'luni' : 'ani';
    return Number(count) === 0
      ? []
      : [{ typed: `${Number(count)} ${named}`, from: index, to: index + whole.length }];
  });
}

/** Finds all dates: `16.12.2026`, `16 decembrie 2026`. */
export function datesIn(plain: string): Figure[] {
  return [...plain.matchAll(date)].flatMap((match) => {
    const [whole, day = '', digits, name = '', year = ''] = match;
    const month = digits ?? String(monthNames.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1);
    const typed = `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
    return readDay(typed) === null ? [] : [{ typed, from: match.index, to: match.index + whole.length }];
  });
}
