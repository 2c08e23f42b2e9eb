import { type TextPageData, TextPageRoute } from './text-page.tsx';
import { presentNotes } from '#app/texts/shared/law/note-view.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const textPagePage = declarePage({
  module: 'text-page',
  Page: TextPageRoute,
  load: loadTextPage,
  addresses: [
    {
      id: 'text___ro',
      path: '/:slug/',
      name: (slug, { findText }) => findText(slug)?.title,
      values: ({ entries }) =>
        entries.filter(({ type }) => type === 'page' || type === 'doc').map(({ slug }) => slug),
      onlyValues: true,
      examples: ['/cum-ordonam/', '/termenii-de-utilizare/'],
    },
  ],
});

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
