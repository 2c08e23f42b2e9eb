import { isOldSource } from '#domain/base/sources/source-age.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';

/** `recent`: at most 12 months old. */
export type EvidenceAge = 'recent' | 'old' | 'unknown';

/**
 * Determines the age of evidence: (a) a document has the age of its own date, however recently it was read; (b) a page without a
 * date the age of its reading, if it is the lender's own; (c) the age of an undated copy kept elsewhere is unknown.
 * @param lenderUrl the lender's site, where visitors are sent; null: unknown
 * @param today yyyy-mm-dd
 * @see docs/decisions/092-every-price-has-its-evidence.md
 */
export function evidenceAge(source: Source, lenderUrl: string | null, today: string): EvidenceAge {
  if (source.date === null && !isOnLendersSite(source.url, lenderUrl)) return 'unknown';
  return isOldSource(source, today) ? 'old' : 'recent';
}

/** Tells whether a page belongs to the lender's own site, or a part of it (blog.creditor.ro). */
export function isOnLendersSite(url: string | null, lenderUrl: string | null): boolean {
  if (url === null || lenderUrl === null) return false;
  const [page, lender] = [siteOf(url), siteOf(lenderUrl)];
  return page === lender || page.endsWith(`.${lender}`);
}

function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
