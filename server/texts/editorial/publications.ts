import { publicSince } from '#domain/texts/editorial/publication.ts';
import { type Content, contentByEvidence, publicContent } from '#server/texts/content/content.ts';
import type { LaterContent } from '#server/texts/content/read-site-content.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import type { PublicationsRepository } from './publications-repository.ts';

type Options = {
  /** all content, including what is not public yet */
  content: Content;
  /** the same content after later changes of the law and the year, ascending */
  later?: readonly LaterContent[];
  repository: Pick<PublicationsRepository, 'list'>;
  /** whether the office has hidden an entry, which overrides the decisions here */
  isHidden: (entry: ContentEntry) => boolean;
  now: () => Date;
};

/** Determines the public part of the content: by the office's decisions and, without one, by the files. */
export function createPublications({ repository, isHidden, now, ...read }: Options) {
  let { content, later = [] } = read;
  let scheduled: ReadonlyMap<string, Date> = new Map();
  let decided = '[]';
  let shown = { content, later };
  let prices = pricesIn(content);
  let told: Content['evidence'] | undefined;

  const contentAt = (moment: Date) =>
    shown.later.findLast(({ from }) => from <= moment)?.content ?? shown.content;
  const since = (entry: ContentEntry) => publicSince(entry, scheduled.get(entryPath(entry)));

  return {
    /** Reads the decisions again and returns whether they changed. @throws without a database; the known decisions stay */
    async load(): Promise<boolean> {
      const before = decided;
      const pages = await repository.list();
      scheduled = new Map(pages.map(({ path, publishAt }) => [path, publishAt]));
      decided = JSON.stringify([...scheduled]);
      return decided !== before;
    },

    /**
     * Fills lenders' prices in texts from this evidence from now on.
     * @returns whether any text has changed
     */
    nameBy(evidence: Content['evidence']): boolean {
      told = evidence;
      const named = contentByEvidence(content, evidence);
      const said = pricesIn(named);
      if (said === prices) return false;
      prices = said;
      shown = {
        content: named,
        later: later.map(({ from, content: then }) => ({ from, content: contentByEvidence(then, evidence) })),
      };
      return true;
    },

    /** Replaces the texts with the same ones with other figures. */
    use(texts: { content: Content; later: readonly LaterContent[] }): void {
      ({ content, later } = texts);
      shown = texts;
      prices = pricesIn(content);
      if (told) this.nameBy(told);
    },

    /** Moment since or from which visitors see this text; null: undecided. */
    since,

    /** Returns the content visible at this moment. */
    content(): Content {
      const moment = now();
      return publicContent(contentAt(moment), (entry) => isReached(since(entry), moment) && !isHidden(entry));
    },

    /** Returns the same with one more text, as it will look once public. @param others content other than the present one */
    contentWith(text: ContentEntry, others?: Content): Content {
      const moment = now();
      const isText = (entry: ContentEntry) => entryPath(entry) === entryPath(text);
      return publicContent(
        others ? contentByEvidence(others, told ?? others.evidence) : contentAt(moment),
        (entry) => isText(entry) || (isReached(since(entry), moment) && !isHidden(entry)),
      );
    },

    /**
     * Finds the next moment at which a text becomes public, the law in texts changes or the year changes; undefined if there is
     * none.
     */
    nextChange(): Date | undefined {
      const moment = now();
      return [...content.entries.map(since), ...later.map(({ from }) => from)]
        .filter((date) => date !== null)
        .filter((date) => date > moment)
        .toSorted((a, b) => a.getTime() - b.getTime())[0];
    },
  };
}

export type Publications = ReturnType<typeof createPublications>;

/** Collects the prices in its texts. */
function pricesIn({ entries }: Content): string {
  return JSON.stringify(entries.map(({ prices }) => prices?.said ?? null));
}

function isReached(date: Date | null, moment: Date): boolean {
  return date !== null && date <= moment;
}
