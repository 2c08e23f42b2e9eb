import type { StoredResponse } from '#server/http/stored-response.ts';

type Entry = { stored: StoredResponse; tags: readonly string[] };

/**
 * Finished pages in memory, by key. Pages of the route table stay; variants by query are kept while they are used,
 * the longest unused going first, so that a crawler of queries can not fill the memory.
 */
export function createPageCache({ maxVariants = 1000 }: { maxVariants?: number } = {}) {
  const pages = new Map<string, Entry>();
  const variants = new Map<string, Entry>();

  return {
    get(key: string): StoredResponse | undefined {
      const page = pages.get(key);
      if (page) return page.stored;
      const variant = variants.get(key);
      if (!variant) return undefined;
      // A Map remembers insertion order: putting it back makes it the most recently used.
      variants.delete(key);
      variants.set(key, variant);
      return variant.stored;
    },

    /** Keeps a page of the route table. */
    setPage(key: string, stored: StoredResponse, tags: readonly string[]) {
      pages.set(key, { stored, tags });
    },

    /** Keeps a page with a query, or one that is not made ahead. */
    setVariant(key: string, stored: StoredResponse, tags: readonly string[]) {
      variants.delete(key);
      variants.set(key, { stored, tags });
      const oldest = variants.keys().next();
      if (variants.size > maxVariants && !oldest.done) variants.delete(oldest.value);
    },

    /** Forgets the variants made of something that changed, and tells which pages must be made again. */
    invalidate(changed: (tags: readonly string[]) => boolean): string[] {
      for (const [key, entry] of variants) if (changed(entry.tags)) variants.delete(key);
      return [...pages].filter(([, entry]) => changed(entry.tags)).map(([key]) => key);
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
