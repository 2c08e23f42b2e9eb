import { bani } from '#domain/base/money/bani.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatAsPrinted } from '#domain/base/text/format-number.ts';
import type { PartnerShare } from './partner-terms.ts';
import type { TermsDays } from './terms-entry.ts';

/** Writes „din 01.12.2026” or „01.12.2026–31.12.2026”. */
export function periodInWords({ from, until }: TermsDays): string {
  return until === null ? `din ${formatDate(from)}` : `${formatDate(from)}–${formatDate(until)}`;
}

/** Writes „25% din ce plătește creditorul” or „49,90 lei”. */
export function shareInWords(share: PartnerShare): string {
  return share.kind === 'fixed'
    ? formatLei(bani(share.bani))
    : `${formatAsPrinted(share.hundredths / 100)}% din ce plătește creditorul`;
}

/** Describes an end of terms. */
export function endInWords({ id, until }: { id: number; until: string }): string {
  return `Termenii ${id} se încheie: ultima zi este ${formatDate(until)}.`;
}
