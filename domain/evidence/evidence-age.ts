import { isOldSource } from '#domain/offers/source-age.ts';
import type { Source } from '#domain/offers/source-schema.ts';

/** `recent`: at most 12 months old. */
export type EvidenceAge = 'recent' | 'old' | 'unknown';

/**
 * How old evidence is: (a) a document speaks from its own date, however recently it was read; (b) a page without one from
 * the day it was read, if it is the lender's own; (c) a copy without a date that is kept elsewhere may be of any year.
 * @param lenderUrl where visitors are sent to the lender; null: nobody knows its site
 * @param today yyyy-mm-dd
 * @see docs/decisions/092-every-price-has-its-evidence.md
 */
export function evidenceAge(source: Source, lenderUrl: string | null, today: string): EvidenceAge {
  if (source.date === null && !isOnLendersSite(source.url, lenderUrl)) return 'unknown';
  return isOldSource(source, today) ? 'old' : 'recent';
}

/** Whether a page is of the site of the lender itself, or of a part of it (blog.creditor.ro). */
export function isOnLendersSite(url: string | null, lenderUrl: string | null): boolean {
  if (url === null || lenderUrl === null) return false;
  const [page, lender] = [siteOf(url), siteOf(lenderUrl)];
  return page === lender || page.endsWith(`.${lender}`);
}

function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
