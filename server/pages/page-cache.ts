import type { StoredResponse } from '#server/http/stored-response.ts';
import { createRecentlyUsed } from '#server/http/recently-used.ts';

type Entry = { stored: StoredResponse; tags: readonly string[] };

// Six hundred variants of 20 KB.
const VARIANT_BYTES = 12_000_000;
// What a page takes beside its body: its headers twice, its key and the objects around them.
const BYTES_BESIDE = 4_000;

/**
 * Finished pages in memory, by key, compressed. Pages of the route table stay; variants by query are kept while they are used,
 * the longest unused going first, so that a crawler of queries can not fill the memory.
 */
export function createPageCache({ maxVariantBytes = VARIANT_BYTES }: { maxVariantBytes?: number } = {}) {
  const pages = new Map<string, Entry>();
  const variants = createRecentlyUsed<string, Entry>(maxVariantBytes);

  return {
    get: (key: string): StoredResponse | undefined => (pages.get(key) ?? variants.get(key))?.stored,

    /** Keeps a page of the route table. */
    setPage(key: string, stored: StoredResponse, tags: readonly string[]) {
      compress(stored);
      pages.set(key, { stored, tags });
    },

    /** Keeps a page with a query, or one that is not made ahead. */
    setVariant(key: string, stored: StoredResponse, tags: readonly string[]) {
      variants.set(key, { stored, tags }, compress(stored) + BYTES_BESIDE);
    },

    /** Forgets the variants made of something that changed, and tells which pages must be made again. */
    invalidate(changed: (tags: readonly string[]) => boolean): string[] {
      variants.forgetWhere(({ tags }) => changed(tags));
      return [...pages].filter(([, entry]) => changed(entry.tags)).map(([key]) => key);
    },

    /** Forgets everything. */
    clear() {
      pages.clear();
      variants.forgetWhere(() => true);
    },

    /** Forgets a page of the route table. */
    drop(key: string) {
      pages.delete(key);
    },

    /** What is kept of the route table, to be made smaller while nobody waits. */
    pages(): StoredResponse[] {
      return [...pages.values()].map(({ stored }) => stored);
    },

    get size() {
      return pages.size + variants.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

// At once: two thousand pages in plain text, each until its first visitor, were sixty megabytes more.
function compress(stored: StoredResponse): number {
  return stored.variant('br').body.length;
}
