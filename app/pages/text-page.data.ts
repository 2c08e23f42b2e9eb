import { presentNotes } from '#app/texts/shared/law/note-view.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import type { TextPageData } from './text-page.tsx';

/** Creates the loader of a text whose page has its own route, because it holds more than text. */
export function loadTextOf(slug: string) {
  return async (args: PageArgs): Promise<TextPageData | null> =>
    await loadTextPage({ ...args, params: { slug } });
}

/** Loads a page of plain text or a legal document, content/pages/*.md */
export async function loadTextPage({
  params,
  services,
  country,
  now,
}: PageArgs): Promise<TextPageData | null> {
  const page = services.content.findText(params['slug'] ?? '');
  if (!page) return null;
  const notes = presentNotes(page.notes, services.content.law, dayOf(now, country.timeZone));
  return { ...page, html: page.body.html, headings: page.body.headings, notes };
}
