import { createHash } from 'node:crypto';
import type { OfferList } from '#domain/offers/offer.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';

/** Hashes offers and their activity: equal lists have equal versions on every instance; null while they could not be read. */
export function offersVersion({ offers, activeIds, isOutage = false }: OfferList): string | null {
  return isOutage ? null : hash({ offers, activeIds });
}

/** Hashes the public texts: equal texts have equal versions. */
export function textsVersion(entries: readonly ContentEntry[]): string {
  return hash(entries.map(entryPath).toSorted());
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
