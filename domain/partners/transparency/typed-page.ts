import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { parseTypedDate } from '#domain/base/text/parse-date.ts';
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
  const { creditor: lender = '', adresa = '' } = typed;
  const openedOn = readDay(typed['zi'] ?? '', today);
  const url = URL.parse(adresa.trim());
  const chosen = (answer: string) => checkIds.filter((check) => typed[checkField(check)] === answer);
  const [found, missing] = [chosen('da'), chosen('nu')];
  const problems = {
    ...(!lenders.has(lender) && { creditor: 'Alegeți creditorul.' }),
    ...urlProblem(url),
    ...('problem' in openedOn && { zi: openedOn.problem }),
    ...(copy === null && { fisier: 'Păstrați o copie a paginii, așa cum ați văzut-o.' }),
    ...(found.length + missing.length === 0 && {
      [checkField(checkIds[0])]: 'Spuneți măcar despre o informație dacă este sau nu este pe pagină.',
    }),
  };
  if (Object.keys(problems).length > 0 || !url || copy === null || 'problem' in openedOn) return { problems };
  return {
    entry: { kind: 'page', lender, round, url: url.href, openedOn: openedOn.day, copy, found, missing },
  };
}

/** Reads a lender's typed answer. */
export function readAnswer(
  typed: TypedTransparency,
  { lenders, today }: { lenders: ReadonlySet<string>; today: IsoDay },
): { entry: AnswerEntry } | Problems {
  const { creditor: lender = '', cuvinte = '' } = typed;
  const answeredOn = readDay(typed['zi'] ?? '', today);
  const words = cuvinte.trim();
  const problems = {
    ...(!lenders.has(lender) && { creditor: 'Alegeți creditorul.' }),
    ...('problem' in answeredOn && { zi: answeredOn.problem }),
    ...((words === '' || words.length > 2_000) && {
      cuvinte: 'Scrieți răspunsul, cu cuvintele creditorului, cel mult 2 000 de caractere.',
    }),
  };
  if (Object.keys(problems).length > 0 || 'problem' in answeredOn) return { problems };
  return { entry: { kind: 'answer', lender, answeredOn: answeredOn.day, words } };
}

function urlProblem(url: URL | null): { adresa?: string } {
  if (!url || !/^https?:$/.test(url.protocol))
    return { adresa: 'Scrieți adresa întreagă a paginii, cu https://.' };
  if (KEEPERS_OF_COPIES.test(url.hostname)) {
    return { adresa: 'Aceasta este o copie păstrată. Deschideți pagina de azi, pe site-ul creditorului.' };
  }
  return {};
}

/** Reads a complete day that is not in the future. */
export function readDay(text: string, today: IsoDay): { day: IsoDay } | { problem: string } {
  const day = parseTypedDate(text);
  if (day === null || day.length < 10) return { problem: 'Scrieți ziua întreagă, ca 22.11.2026.' };
  return day > today ? { problem: 'Ziua este în viitor.' } : { day };
}
