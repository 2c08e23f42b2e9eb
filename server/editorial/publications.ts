import { publicSince } from '#domain/editorial/publication.ts';
import { type Content, contentByEvidence, publicContent } from '#server/content/content.ts';
import type { LaterContent } from '#server/content/read-site-content.ts';
import type { ContentEntry } from '#server/content/read-content-files.ts';
import { entryPath } from '#server/seo/entry-path.ts';
import type { PublicationsRepository } from './publications-repository.ts';

type Options = {
  /** all of it, also what is not public yet */
  content: Content;
  /** the same as the law and the year will have it, ascending */
  later?: readonly LaterContent[];
  repository: Pick<PublicationsRepository, 'list'>;
  /** what the office has taken out of sight, whatever is decided here */
  isHidden: (entry: ContentEntry) => boolean;
  now: () => Date;
};

/** What is public of the content: by its files and, before them, by the decisions of the office. */
export function createPublications({ repository, isHidden, now, ...read }: Options) {
  let { content, later = [] } = read;
  let scheduled: ReadonlyMap<string, Date> = new Map();
  let shown = { content, later };
  let prices = pricesIn(content);
  let told: Content['evidence'] | undefined;

  const contentAt = (moment: Date) =>
    shown.later.findLast(({ from }) => from <= moment)?.content ?? shown.content;
  const since = (entry: ContentEntry) => publicSince(entry, scheduled.get(entryPath(entry)));

  return {
    /** Reads the decisions again. @throws when the database does not answer; those known before stay */
    async load(): Promise<void> {
      const pages = await repository.list();
      scheduled = new Map(pages.map(({ path, publishAt }) => [path, publishAt]));
    },

    /**
     * Texts name prices of lenders as evidence tells them from now on.
     * @returns whether any text says something else than before
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

    /** From now on texts are these: the same ones, with other figures. */
    use(texts: { content: Content; later: readonly LaterContent[] }): void {
      ({ content, later } = texts);
      shown = texts;
      prices = pricesIn(content);
      if (told) this.nameBy(told);
    },

    /** Since or from when visitors see this text; null: nobody has decided it. */
    since,

    /** The content as visitors see it at this moment. */
    content(): Content {
      const moment = now();
      return publicContent(contentAt(moment), (entry) => isReached(since(entry), moment) && !isHidden(entry));
    },

    /** The same with one text more, as visitors will see it once that is public. */
    contentWith(text: ContentEntry): Content {
      const moment = now();
      const isText = (entry: ContentEntry) => entryPath(entry) === entryPath(text);
      return publicContent(
        contentAt(moment),
        (entry) => isText(entry) || (isReached(since(entry), moment) && !isHidden(entry)),
      );
    },

    /** The next moment at which something becomes public, or the law in texts or the year changes; undefined when nothing is waiting. */
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

/** What its texts say of prices. */
function pricesIn({ entries }: Content): string {
  return JSON.stringify(entries.map(({ prices }) => prices?.said ?? null));
}

function isReached(date: Date | null, moment: Date): boolean {
  return date !== null && date <= moment;
}
