import type { z } from 'zod';
import { formatDate } from '#domain/base/text/format-date.ts';
import { parseTypedDate } from '#domain/base/text/parse-date.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import { type EvidenceItem, evidenceItemSchema } from './evidence-item.ts';
import { readFigures, writeFigures, writeTypedNumber } from './typed-figures.ts';
import { clientWords, repaymentWords, sameWord, securedWords, valueOf, type Words } from './typed-words.ts';

/** Typed fields of an item of evidence: those of the office's form and the columns of its table, with their names. */
export const itemColumns = {
  creditor: 'Creditorul',
  id: 'Codul dovezii',
  nivel: 'Felul dovezii',
  produs: 'Despre ce produs vorbește',
  client: 'Pentru ce clienți',
  garantie: 'Garanție',
  cifre: 'Cifrele',
  suma: 'Suma împrumutată',
  perioada: 'Perioada',
  plata: 'Cum se plătește',
  sursa: 'Sursa',
  adresa: 'Adresa sursei',
  data_sursei: 'Data sursei',
  data_dedusa: 'De unde știm data',
  citit: 'Citită la',
  copii: 'Alte adrese cu același text',
  citat: 'Citat',
  copie: 'Copia păstrată',
  pagina_deschisa: 'Pagina deschisă chiar pe site-ul creditorului',
} as const;
export type ItemColumn = keyof typeof itemColumns;
export type TypedItem = Readonly<Partial<Record<ItemColumn, string>>>;

/** Problems by column name, each a Romanian sentence. */
export type ColumnProblems<Column extends string> = Partial<Record<Column, string>>;

/** An item as typed, without the people who enter and approve it; `opened`: its author opened the live page. */
export type ReadItem = { lender: string; item: EvidenceItem; opened: boolean };

/** Placeholder of the author until the proposal sets it. */
const NOBODY_YET = 'office';

const tierWords: Words<EvidenceItem['tier']> = { A: 'A', B: 'B', C: 'C', D: 'D' };
const yesNo: Words<'yes' | 'no'> = { yes: 'da', no: 'nu' };
const termWords: readonly (readonly [RegExp, 'days' | 'weeks' | 'months'])[] = [
  [/^(\d+) (?:de )?(?:zi|zile)$/, 'days'],
  [/^(\d+) (?:de )?(?:saptamana|saptamani)$/, 'weeks'],
  [/^(\d+) (?:de )?(?:luna|luni)$/, 'months'],
];
const DATE = 'Scrieți data ca 22.11.2026, 22 nov 2026, 11.2026 sau 2026.';

/**
 * Reads the typed fields. An empty one is unknown, where allowed; all unreadable ones are reported at once.
 * @param today yyyy-mm-dd: no date may be later
 * @param newId the item's id where none is typed
 */
export function readItem(
  typed: TypedItem,
  { today, newId }: { today: string; newId: (lender: string, tier: string) => string },
): ReadItem | { problems: ColumnProblems<ItemColumn> } {
  const problems: ColumnProblems<ItemColumn> = {};
  const at = (column: ItemColumn) => typed[column]?.trim() ?? '';
  const wrong = (column: ItemColumn, sentence: string) => {
    problems[column] ??= sentence;
  };
  const choice = <Value extends string>(column: ItemColumn, words: Words<Value>, otherwise: Value): Value => {
    const value = at(column) === '' ? otherwise : valueOf(words, at(column));
    if (value === undefined) wrong(column, `Alegeți una dintre: ${Object.values(words).join(', ')}.`);
    return value ?? otherwise;
  };
  const date = (column: ItemColumn) => {
    const read = at(column) === '' ? null : parseTypedDate(at(column));
    if (at(column) !== '' && read === null) wrong(column, DATE);
    if (read !== null && read > today) wrong(column, 'Data este în viitor.');
    return read;
  };

  const lender = at('creditor');
  if (lender === '') wrong('creditor', 'Alegeți creditorul.');
  if (at('nivel') === '') wrong('nivel', 'Alegeți ce fel de dovadă este: A, B, C sau D.');
  const tier = choice('nivel', tierWords, 'D');
  if (at('produs') === '') wrong('produs', 'Scrieți despre ce produs vorbește sursa.');
  const figures = readFigures(at('cifre'));
  if ('problem' in figures) wrong('cifre', figures.problem);
  const principalLei = principalOf(at('suma'));
  if (principalLei === null)
    wrong('suma', 'Scrieți suma în lei, în cifre, sau lăsați gol dacă sursa nu o spune.');
  const term = termOf(at('perioada'));
  if (term === null)
    wrong('perioada', 'Scrieți perioada ca „15 zile”, „42 săptămâni” sau „3 luni”, sau lăsați gol.');
  if (at('sursa') === '') wrong('sursa', 'Scrieți de unde este cifra: fără sursă nu se publică.');
  const ownDate = date('data_sursei');
  const readAt = date('citit');
  if (at('citit') === '') wrong('citit', `Scrieți când ați citit sursa. ${DATE}`);
  if (ownDate === null && at('data_dedusa') !== '') {
    wrong('data_sursei', 'Ați scris de unde știm data, dar nu și data.');
  }
  const opened = choice<'yes' | 'no'>('pagina_deschisa', yesNo, 'no') === 'yes';

  const item = {
    id: isIdOurs(typed) ? newId(lender, tier) : at('id'),
    tier,
    product: at('produs'),
    client: choice('client', clientWords, 'unknown'),
    secured: choice('garantie', securedWords, 'unknown'),
    figures: 'value' in figures ? figures.value : [],
    principalLei,
    term,
    repayment: choice('plata', repaymentWords, 'unknown'),
    source: { name: at('sursa'), url: at('adresa') || null, date: ownDate, readAt },
    dating: datingOf(ownDate, at('data_dedusa')),
    copies: at('copii')
      .split(/[\n|]/)
      .map((one) => one.trim())
      .filter(Boolean),
    quote: at('citat') || null,
    copyHash: at('copie') || 'none',
    enteredBy: NOBODY_YET,
    approvedBy: 'nobody',
    ...(opened && { openedBy: NOBODY_YET }),
  };
  const checked = evidenceItemSchema.safeParse(item);
  for (const issue of checked.error?.issues ?? []) wrong(columnOf(issue.path), sentenceOf(issue));
  return checked.success && Object.keys(problems).length === 0
    ? { lender, item: checked.data, opened }
    : { problems };
}

/** Tells whether no code of the evidence was typed, so that `readItem` generates one. */
export function isIdOurs(typed: TypedItem): boolean {
  return (typed.id ?? '').trim() === '';
}

/** Writes an item as people would type it, readable again as the same item. */
export function writeItem(lender: string, item: EvidenceItem): Record<ItemColumn, string> {
  const { source, term, dating } = item;
  return {
    creditor: lender,
    id: item.id,
    nivel: item.tier,
    produs: item.product,
    client: clientWords[item.client],
    garantie: securedWords[item.secured],
    cifre: writeFigures(item.figures).join('\n'),
    suma: writeTypedNumber(item.principalLei),
    perioada:
      term === 'unknown'
        ? ''
        : `${term.count} ${{ days: 'zile', weeks: 'săptămâni', months: 'luni' }[term.unit]}`,
    plata: repaymentWords[item.repayment],
    sursa: source.name,
    adresa: source.url ?? '',
    data_sursei: writeDate(source.date),
    data_dedusa: dating.by === 'inferred' ? dating.how : '',
    citit: writeDate(source.readAt),
    copii: item.copies.join('\n'),
    citat: item.quote ?? '',
    copie: item.copyHash === 'none' ? '' : item.copyHash,
    pagina_deschisa: item.openedBy === undefined ? 'nu' : 'da',
  };
}

function principalOf(typed: string): EvidenceItem['principalLei'] | null {
  if (typed === '') return 'unknown';
  const number = parseTypedNumber(typed);
  return number.ok && number.value >= 1 ? number.value : null;
}

function termOf(typed: string): EvidenceItem['term'] | null {
  if (typed === '') return 'unknown';
  const word = sameWord(typed);
  for (const [pattern, unit] of termWords) {
    const count = Number(pattern.exec(word)?.[1]);
    if (count >= 1) return { count, unit };
  }
  return null;
}

function datingOf(date: string | null, how: string): EvidenceItem['dating'] {
  if (date === null) return { by: 'unknown' };
  return how === '' ? { by: 'source' } : { by: 'inferred', how };
}

function writeDate(date: string | null): string {
  return date === null ? '' : formatDate(date).replaceAll('\u00a0', ' ');
}

const columns: readonly (readonly [RegExp, ItemColumn, string])[] = [
  [/^id/, 'id', 'Codul are numai litere mici fără diacritice, cifre și cratime.'],
  [/^product/, 'produs', 'Scrieți despre ce produs vorbește sursa.'],
  [/^source\.url/, 'adresa', 'Adresa sursei începe cu http:// sau https://.'],
  [/^source\.name/, 'sursa', 'Scrieți de unde este cifra: fără sursă nu se publică.'],
  [/^source\.(?:date|readAt)/, 'citit', 'Sursa nu poate fi citită înaintea datei ei.'],
  [/^dating/, 'data_dedusa', 'O dată este tipărită de sursă, dedusă (spuneți din ce) sau necunoscută.'],
  [/^copies/, 'copii', 'Fiecare adresă începe cu http:// sau https://.'],
  [/^quote/, 'citat', 'Cel mult 20 de cuvinte din sursă.'],
  [/^copyHash/, 'copie', 'Amprenta copiei are 64 de caractere (SHA-256).'],
  [
    /^openedBy/,
    'pagina_deschisa',
    'O pagină deschisă chiar pe site are nivelul A, o adresă și ziua întreagă în care ați citit-o.',
  ],
  [/^principalLei/, 'suma', 'Scrieți suma în lei, în cifre, sau lăsați gol.'],
  [/^term/, 'perioada', 'Scrieți perioada ca „15 zile” sau „3 luni”, sau lăsați gol.'],
];

function columnOf(path: readonly PropertyKey[]): ItemColumn {
  return columns.find(([pattern]) => pattern.test(path.join('.')))?.[1] ?? 'cifre';
}

function sentenceOf({ path }: z.core.$ZodIssue): string {
  return (
    columns.find(([pattern]) => pattern.test(path.join('.')))?.[2] ??
    'O cifră nu este una dintre cele pe care le știm, cu unitatea ei.'
  );
}
