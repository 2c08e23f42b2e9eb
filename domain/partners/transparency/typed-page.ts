import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { fieldReader, problemsByField } from '#domain/base/forms/field-reader.ts';
import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { readPastDay } from '#domain/base/forms/read-past-day.ts';
import { type CheckId, checkIds } from './checks.ts';
import type { AnswerEntry, PageEntry } from './entry.ts';

/** Fields of the office's forms, as typed: `creditor`, `adresa`, `zi`, one a check, `cuvinte`. */
export type TypedTransparency = Readonly<Partial<Record<string, string>>>;
type Problems = { problems: Record<string, string> };

/** Returns the field of a check; its values are `da`, `nu` or empty. */
export function checkField(check: CheckId): string {
  return `v_${check}`;
}

// Hosts of archived copies, which do not count as live pages.
const KEEPERS_OF_COPIES =
  /(?:^|\.)(?:archive\.(?:org|ph|is|today|li|vn)|googleusercontent\.com|cachedview\.\w+)$/;

/**
 * Reads a typed page that a person opened.
 * @param known.copy sha-256 of its copy; null: none was given
 */
export function readPage(
  typed: TypedTransparency,
  known: { lenders: ReadonlySet<string>; round: number; today: IsoDay; copy: string | null },
): { entry: PageEntry } | Problems {
  const { lenders, round, today, copy } = known;
  const { problems, read, wrong } = fieldReader((field: string) => typed[field]);
  const lender = read('creditor', (text) => readLender(text, lenders));
  const url = read('adresa', readUrl);
  const openedOn = read('zi', (text) => readPastDay(text, today));
  if (copy === null) wrong('fisier', 'Păstrați o copie a paginii, așa cum ați văzut-o.');
  const chosen = (answer: string) => checkIds.filter((check) => typed[checkField(check)] === answer);
  const [found, missing] = [chosen('da'), chosen('nu')];
  if (found.length + missing.length === 0) {
    wrong(checkField(checkIds[0]), 'Spuneți măcar despre o informație dacă este sau nu este pe pagină.');
  }
  if (problems.length > 0 || !lender || !url || !openedOn || !copy) {
    return { problems: problemsByField(problems) };
  }
  return { entry: { kind: 'page', lender, round, url, openedOn, copy, found, missing } };
}

/** Reads a lender's typed answer. */
export function readAnswer(
  typed: TypedTransparency,
  { lenders, today }: { lenders: ReadonlySet<string>; today: IsoDay },
): { entry: AnswerEntry } | Problems {
  const { problems, read } = fieldReader((field: string) => typed[field]);
  const lender = read('creditor', (text) => readLender(text, lenders));
  const answeredOn = read('zi', (text) => readPastDay(text, today));
  const words = read('cuvinte', (text) =>
    text === '' || text.length > 2_000
      ? refuse('Scrieți răspunsul, cu cuvintele creditorului, cel mult 2 000 de caractere.')
      : accept(text),
  );
  if (!lender || !answeredOn || !words) return { problems: problemsByField(problems) };
  return { entry: { kind: 'answer', lender, answeredOn, words } };
}

function readLender(slug: string, lenders: ReadonlySet<string>): Read<string> {
  return lenders.has(slug) ? accept(slug) : refuse('Alegeți creditorul.');
}

function readUrl(text: string): Read<string> {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse('Scrieți adresa întreagă a paginii, cu https://.');
  if (KEEPERS_OF_COPIES.test(url.hostname)) {
    return refuse('Aceasta este o copie păstrată. Deschideți pagina de azi, pe site-ul creditorului.');
  }
  return accept(url.href);
}
