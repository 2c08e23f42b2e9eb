import { type HowItWorksData, HowItWorksRoute } from './how-it-works.tsx';
import { approvalQueryKeys, readApprovalQuery } from '#domain/tools/approval-test/approval-query.ts';
import { presentNotes } from '#app/texts/shared/law/note-view.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const howItWorksPage = declarePage({
  module: 'how-it-works',
  Page: HowItWorksRoute,
  load: loadHowItWorks,
  tool: ({ page: text, test }) => ({ name: test.texts.title, description: text.description }),
  addresses: [
    {
      path: '/cum-functioneaza/',
      name: 'Cum funcționează',
      query: approvalQueryKeys,
      examples: ['/cum-functioneaza/', '/cum-functioneaza/?trimis=da'],
    },
  ],
});

/** Loads the text content/pages/cum-functioneaza.md and the test, with the answers of the address. */
export async function loadHowItWorks({
  url,
  services: { content },
  country,
  now,
}: PageArgs): Promise<HowItWorksData | null> {
  const page = content.findText('cum-functioneaza');
  if (!page) return null;
  const query = readApprovalQuery(url.searchParams);
  const hasErrors = query.isSent && query.missing.length > 0;
  return {
    page: {
      ...page,
      title: hasErrors ? `Eroare: ${page.title}` : page.title,
      html: page.body.html,
      notes: presentNotes(page.notes, content.law, dayOf(now, country.timeZone)),
      headings: [...page.body.headings, { id: 'test', text: content.approvalTest.title }],
    },
    test: { texts: content.approvalTest, query },
  };
}
