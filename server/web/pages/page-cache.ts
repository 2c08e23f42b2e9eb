import type { StoredResponse } from '#server/shared/http/stored-response.ts';
import { createRecentlyUsed } from '#server/shared/http/recently-used.ts';

type Entry = { stored: StoredResponse; tags: readonly string[] };

// Six hundred variants of 20 KB.
const VARIANT_BYTES = 12_000_000;
// Memory of a page beside its body: its headers twice, its key and the objects around them.
const BYTES_BESIDE = 4_000;

/**
 * Caches finished pages by key, compressed. Pages of the route table stay; variants by query are evicted when unused the longest,
 * so that a crawler of queries cannot fill the memory.
 */
export function createPageCache({ maxVariantBytes = VARIANT_BYTES }: { maxVariantBytes?: number } = {}) {
  const pages = new Map<string, Entry>();
  const variants = createRecentlyUsed<string, Entry>(maxVariantBytes);

  return {
    get: (key: string): StoredResponse | undefined => (pages.get(key) ?? variants.get(key))?.stored,

    /** Stores a page of the route table. */
    setPage(key: string, stored: StoredResponse, tags: readonly string[]) {
      compress(stored);
      pages.set(key, { stored, tags });
    },

    /** Stores a page with a query, or one that is not made ahead. */
    setVariant(key: string, stored: StoredResponse, tags: readonly string[]) {
      variants.set(key, { stored, tags }, compress(stored) + BYTES_BESIDE);
    },

    /** Drops the variants affected by a change, and returns the pages to be made again. */
    invalidate(changed: (tags: readonly string[]) => boolean): string[] {
      variants.forgetWhere(({ tags }) => changed(tags));
      return [...pages].filter(([, entry]) => changed(entry.tags)).map(([key]) => key);
    },

    /** Drops everything. */
    clear() {
      pages.clear();
      variants.forgetWhere(() => true);
    },

    /** Drops a page of the route table. */
    drop(key: string) {
      pages.delete(key);
    },

    /** Lists the stored pages of the route table, to be recompressed while the server is idle. */
    pages(): StoredResponse[] {
      return [...pages.values()].map(({ stored }) => stored);
    },

    get size() {
      return pages.size + variants.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

// Compresses at once: two thousand pages in plain text, each until its first visitor, took sixty megabytes more.
function compress(stored: StoredResponse): number {
  return stored.variant('br').body.length;
}
