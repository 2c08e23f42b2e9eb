import { bani as inBani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatMonth } from './format-month.ts';
import type { LedgerDifference } from './ledger-difference.ts';

/** Describes a difference found by a recount, in a sentence. */
export function differenceInWords({
  kind,
  subject,
  bani,
}: Pick<LedgerDifference, 'kind' | 'subject' | 'bani'>): string {
  const sum = formatLei(inBani(Math.abs(bani ?? 0)));
  switch (kind) {
    case 'sum':
      return `Conversia ${subject}: în registru ${(bani ?? 0) > 0 ? 'lipsesc' : 'sunt în plus'} ${sum}.`;
    case 'unseen':
      return `Conversia ${subject}: registrul nu a văzut-o.`;
    case 'decided':
      return `Hotărârea „${subject}”: în registru ${(bani ?? 0) > 0 ? 'lipsesc' : 'sunt în plus'} ${sum}.`;
    case 'chain':
      return `Rândul ${subject}: amprenta nu se potrivește.`;
    case 'statement':
      return `Extrasul pe ${formatMonth(subject)}: ultima amprentă nu mai este cea trimisă partenerului.`;
    case 'uncounted':
      return `Registrul nu s-a putut reface: ${subject}.`;
  }
}
