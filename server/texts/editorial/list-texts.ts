import type { TextRow } from '#domain/answers/office/texts.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { type Publication, publicSince } from '#domain/texts/editorial/publication.ts';
import { reviewDue } from '#domain/texts/editorial/review-due.ts';
import { type CheckedText, textProblems } from '#domain/texts/editorial/text-problems.ts';
import { textStatus } from '#domain/texts/editorial/text-status.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { DataPage } from '#server/texts/content/data-pages.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import type { ScheduledPage } from './publications-repository.ts';

type Options = {
  /** all content, including what is not public yet */
  content: Content;
  decisions: readonly ScheduledPage[];
  /** whether visitors find a page at a path now */
  isPublicPath: (path: string) => boolean;
  now: Date;
  timeZone: string;
};

/** Lists every text of the site with its state, its next review and its problems. */
export function listTexts({ content, decisions, isPublicPath, now, timeZone }: Options): TextRow[] {
  const today = dayOf(now, timeZone);
  const decisionOf = new Map(decisions.map((decision) => [decision.path, decision]));
  const pathOf = new Map(content.entries.map((entry) => [entry.slug, entryPath(entry)]));
  const texts = [
    ...content.entries.map((entry) => ofMarkdown(entry, pathOf)),
    ...content.dataPages.map(ofData),
  ];
  return texts.map(({ slug, path, file, kind, title, signed, state, publishAt, ...text }) => {
    const { updated, reviewed = updated } = text;
    const decision = decisionOf.get(path);
    const since = publicSince({ state, publishAt }, decision?.publishAt);
    const lastRead = reviewed > updated ? reviewed : updated;
    const due = reviewDue(kind, lastRead);
    return {
      slug,
      path,
      file,
      kind,
      title,
      author: signed && content.getAuthor(signed.author).name,
      reviewed: lastRead,
      reviewDue: due,
      isReviewLate: due < today,
      status: textStatus(state, since, now),
      publicSince: since === null || since.getTime() === 0 ? null : since.toISOString(),
      fileSays: text.isAlwaysThere ? null : { state, publishAt: publishAt ?? null },
      decision: decision
        ? {
            publishAt: decision.publishAt.toISOString(),
            decidedBy: decision.decidedBy,
            decidedAt: decision.decidedAt.toISOString(),
          }
        : null,
      problems: textProblems(text.checked, isPublicPath),
    };
  });
}

/** A text in any of its notations. */
type Text = Pick<TextRow, 'slug' | 'path' | 'file' | 'kind' | 'title'> &
  Pick<DataPage, 'updated' | 'reviewed'> &
  Publication & {
    isAlwaysThere: boolean;
    signed: Pick<DataPage, 'author'> | null;
    checked: CheckedText;
  };

function ofMarkdown(entry: ContentEntry, pathOf: ReadonlyMap<string, string>): Text {
  const { type, body } = entry;
  const related = 'related' in entry ? entry.related : [];
  return {
    ...entry,
    isAlwaysThere: false,
    kind: type,
    path: entryPath(entry),
    signed: 'author' in entry ? entry : null,
    checked: {
      html: body.html,
      links: body.links,
      related: related.flatMap((slug) => pathOf.get(slug) ?? []),
      sources: 'sources' in entry ? [...entry.sources, ...lawSources(entry)] : undefined,
    },
  };
}

// An article of the law is a source too: it has a page of its own.
function lawSources({ notes }: ContentEntry): { name: string; url: string }[] {
  return notes.map(({ article }) => ({ name: article, url: `/legi/${article}/` }));
}

// Data files hold no figures: they are filled in from offers, rates and rules, which have their sources.
function ofData(page: DataPage): Text {
  const { links, sources } = page;
  return {
    ...page,
    isAlwaysThere: true,
    kind: 'page',
    state: 'published',
    signed: page,
    checked: { html: '', links, related: [], sources },
  };
}
