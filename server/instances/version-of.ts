import { createHash } from 'node:crypto';
import type { OfferList } from '#domain/offers/offer.ts';
import type { ContentEntry } from '#server/content/read-content-files.ts';
import { entryPath } from '#server/seo/entry-path.ts';

/** The same for the same offers with the same activity, whoever reads them; null while they could not be read. */
export function offersVersion({ offers, activeIds, isOutage = false }: OfferList): string | null {
  return isOutage ? null : hash({ offers, activeIds });
}

/** The same where the same texts are public. */
export function textsVersion(entries: readonly ContentEntry[]): string {
  return hash(entries.map(entryPath).toSorted());
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
