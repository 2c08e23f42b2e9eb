import { AMOUNT, datesIn, typedAmount } from './figures.ts';
import type { Found } from './text-question.ts';

const WORDS = String.raw`(?:\([a-z \n-]{2,60}\)\s?)?`;
const instalments = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3})\s?${WORDS}(?:de\s)?(?:(?:rate|plati|transe)(?:\s(?:lunare|egale|fixe|consecutive|succesive|si)){0,4}(?:\s?,)?(?:\s(?:de|a|in|cate|valoare|cuantum|fiecare|suma|cu|o|x|×)){1,4}|x|×|\*)\s?${AMOUNT}`,
  'g',
);
// An instalment that differs from the others: the form has no field for „11 de … și una de …”.
const ANOTHER = /^[\s,]*(?:si|plus|iar|urmat[a-z]*)\s(?:de\s)?(?:o|1|una|ultima)\b/;

/** Finds „12 rate lunare de 484,31 lei”, if all are equal. */
export function instalmentsIn(plain: string): Found[] {
  return [...plain.matchAll(instalments)].flatMap((match) => {
    const { 0: whole, 1: count = '', 2: amount = '', index } = match;
    const to = index + whole.length;
    if (Number(count) === 0) return [];
    const isAll = !ANOTHER.test(plain.slice(to, to + 40));
    const fills = isAll ? { platiti: `${Number(count)} x ${typedAmount(amount)}` } : {};
    return [{ kind: 'payments' as const, fills, from: index, to }];
  });
}

const row = new RegExp(
  String.raw`^(?:\d{1,3}[.)]?\s)?(\S+|\d{1,2} [a-z]+ \d{4})[\s;:|–-]{1,4}(?:${AMOUNT}|(\d[\d .]{0,12},\d{2}))$`,
);

// Headings of such a table: a list of dates and amounts may be an account statement.
const SCHEDULE = /scaden|grafic|rambursar|restituir|esalonar|\brat[ae]|\bplat[ai]/;

/** Finds a table of dates and amounts under a payment schedule's heading, if each of its lines has exactly one of each. */
export function datedPaymentsIn(plain: string): Found[] {
  const rows: { line: string; from: number; to: number }[] = [];
  let from = 0;
  for (const line of plain.split(/[\n\u241c]/)) {
    const match = row.exec(line.trim());
    const { 1: first = '', 2: inLei, 3: bare = '' } = match ?? [];
    const [day] = datesIn(first);
    if (day) rows.push({ line: `${day.typed} ${typedAmount(inLei ?? bare)}`, from, to: from + line.length });
    from += line.length + 1;
  }
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < 2 || !SCHEDULE.test(plain.slice(0, first.from))) return [];
  return [
    {
      kind: 'dated-payments',
      fills: { plati: rows.map(({ line }) => line).join('\n') },
      from: first.from,
      to: last.to,
    },
  ];
}
