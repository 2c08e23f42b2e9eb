import type { StoredResponse } from '#server/shared/http/stored-response.ts';
import type { MadePage, PageRenderer } from './page-renderer.ts';
import { addressOf, DATA, PAYLOAD, type PageTarget } from './page-target.ts';

export type PageMaking = ReturnType<typeof createPageMaking>;

/** Makes pages and their parts, and counts the changes of their data: one begun before a change shows the old data. */
export function createPageMaking(renderer: Pick<PageRenderer, 'payload' | 'data' | 'document'>) {
  let generation = 0;
  let purges = 0;
  const counts = { made: 0, failed: 0 };
  // Simultaneous requests for a missing page wait for one rendering of it.
  const underWay = new Map<string, Promise<MadePage | undefined>>();

  async function makePart({ match, url, part }: PageTarget, cookies?: string) {
    if (part === PAYLOAD) return await renderer.payload(match, url);
    if (part === DATA) return await renderer.data(match, url);
    return await renderer.document(match, url, { cookies });
  }

  async function make(target: PageTarget, cookies?: string): Promise<MadePage | undefined> {
    try {
      const made = await makePart(target, cookies);
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

/** Lists what was made for a target, each by its key: a document, and its data beside it. */
export function partsOf(
  { key, url }: PageTarget,
  { stored, data }: MadePage,
): [key: string, StoredResponse][] {
  return data
    ? [
        [key, stored],
        [addressOf(url, DATA), data],
      ]
    : [[key, stored]];
}
