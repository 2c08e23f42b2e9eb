import type { MadePage, PageRenderer } from './page-renderer.ts';
import type { PageTarget } from './page-target.ts';

export type PageMaking = ReturnType<typeof createPageMaking>;

/** Makes pages and payloads, and counts the changes of their data: one begun before a change shows the old data. */
export function createPageMaking(renderer: Pick<PageRenderer, 'payload' | 'document'>) {
  let generation = 0;
  let purges = 0;
  const counts = { made: 0, failed: 0 };
  // Simultaneous requests for a missing page wait for one rendering of it.
  const underWay = new Map<string, Promise<MadePage | undefined>>();

  async function make(target: PageTarget, cookies?: string): Promise<MadePage | undefined> {
    try {
      const made = target.isPayload
        ? await renderer.payload(target.match, target.url)
        : await renderer.document(target.match, target.url, { cookies });
      counts.made += 1;
      return made;
    } catch (error) {
      counts.failed += 1;
      throw error;
    }
  }

  return {
    make,

    /** Returns the pages and payloads made since the start, and those that failed. */
    counts: (): Readonly<typeof counts> => counts,

    /** Makes a page for a request; for simultaneous requests once, if it is the same for everybody. */
    async makeOnce(target: PageTarget, cookies?: string): Promise<MadePage | undefined> {
      const { key, match } = target;
      if (!match.route.cached) return await make(target, cookies);
      const known = underWay.get(key);
      if (known) return await known;
      const making = make(target).finally(() => {
        if (underWay.get(key) === making) underWay.delete(key);
      });
      underWay.set(key, making);
      return await making;
    },

    /** Counts every change: an answer rendered from the old data is sent once and not cached. */
    get generation() {
      return generation;
    },

    /** Counts hidden things: a page being made ahead then may show one, and is not cached either. */
    get purges() {
      return purges;
    },

    /** Notes that data changed, and whether something was hidden by it. */
    change({ hides = false } = {}) {
      generation += 1;
      if (hides) purges += 1;
      underWay.clear();
    },
  };
}
