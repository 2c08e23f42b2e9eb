import { dayOf } from '#domain/calendar/iso-day.ts';
import { type Publication, publicSince } from '#domain/editorial/publication.ts';
import { type TextKind, reviewDue } from '#domain/editorial/review-due.ts';
import { textProblems } from '#domain/editorial/text-problems.ts';
import { type TextStatus, textStatus } from '#domain/editorial/text-status.ts';
import type { Content } from '#server/content/content.ts';
import type { ContentEntry } from '#server/content/read-content-files.ts';
import { entryPath } from '#server/seo/entry-path.ts';
import type { ScheduledPage } from './publications-repository.ts';

/** A text as the office sees it, ready for JSON: moments are ISO 8601, days yyyy-mm-dd. */
export type TextRow = {
  slug: string;
  path: string;
  /** under content/ */
  file: string;
  kind: TextKind;
  title: string;
  /** null: nobody signs this kind of text */
  author: string | null;
  reviewer: string | null;
  /** the day it was last read and found right, or written */
  reviewed: string;
  reviewDue: string;
  isReviewLate: boolean;
  status: TextStatus;
  /** since or from when visitors see it; null: always, or not decided */
  publicSince: string | null;
  /** what the file alone says */
  fileSays: { state: Publication['state']; publishAt: string | null };
  /** what the office has decided, before the file */
  decision: { publishAt: string; decidedBy: string; decidedAt: string } | null;
  /** what to mend, a sentence each */
  problems: string[];
};

type Options = {
  /** all of it, also what is not public yet */
  content: Content;
  decisions: readonly ScheduledPage[];
  /** whether visitors find a page at a path now */
  isPublicPath: (path: string) => boolean;
  now: Date;
  timeZone: string;
};

/** Every text of the site with its state, its next review and what is wrong with it. */
export function listTexts({ content, decisions, isPublicPath, now, timeZone }: Options): TextRow[] {
  const today = dayOf(now, timeZone);
  const decisionOf = new Map(decisions.map((decision) => [decision.path, decision]));
  const pathOf = new Map(content.entries.map((entry) => [entry.slug, entryPath(entry)]));
  return content.entries.map((entry) => {
    const { slug, file, type, title, updated, reviewed = updated, state, publishAt, body } = entry;
    const path = entryPath(entry);
    const decision = decisionOf.get(path);
    const since = publicSince(entry, decision?.publishAt);
    const lastRead = reviewed > updated ? reviewed : updated;
    const due = reviewDue(type, lastRead);
    const checked = {
      html: body.html,
      links: body.links,
      related: relatedOf(entry).flatMap((related) => pathOf.get(related) ?? []),
      sources: 'sources' in entry ? entry.sources : undefined,
    };
    return {
      slug,
      path,
      file,
      kind: type,
      title,
      author: 'author' in entry ? content.getAuthor(entry.author).name : null,
      reviewer: 'author' in entry ? content.getAuthor(entry.reviewer).name : null,
      reviewed: lastRead,
      reviewDue: due,
      isReviewLate: due < today,
      status: textStatus(state, since, now),
      publicSince: since === null || since.getTime() === 0 ? null : since.toISOString(),
      fileSays: { state, publishAt: publishAt ?? null },
      decision: decision
        ? {
            publishAt: decision.publishAt.toISOString(),
            decidedBy: decision.decidedBy,
            decidedAt: decision.decidedAt.toISOString(),
          }
        : null,
      problems: textProblems(checked, isPublicPath),
    };
  });
}

function relatedOf(entry: ContentEntry): readonly string[] {
  return 'related' in entry ? entry.related : [];
}
