import { DebtsPage } from '#app/tools/debts/debts-page.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { DebtsHelp } from '#app/tools/debts/debts-help.tsx';
import type { DebtsPageData } from '#app/tools/debts/debts-page-data.ts';
import { incomeArticles } from '#domain/tools/debts/income-test.ts';
import { citationOf } from '#domain/texts/law-library.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage, namedByTexts } from '#app/shell/declare-page.tsx';

export const debtsPage = declarePage({
  module: 'debts',
  group: 'tools',
  kind: 'app',
  Page: DebtsPage,
  load: loadDebts,
  tool: namedByTexts,
  addresses: [
    // Its form is computed and forgotten: no address of the page holds a figure.
    { path: '/datorii/', name: 'Datoriile mele', form: 'debts' },
  ],
});

/** /datorii/: loads the form, and the plan once it was posted. Posted values are in `submission` and nowhere else. */
export async function loadDebts({
  url,
  services,
  country,
  rulePack,
  now,
  submission,
}: PageArgs): Promise<DebtsPageData> {
  const { content } = services;
  const limit = rulePack?.incomeSharePercent ?? null;
  const { title, description, h1, lede, ...server } = content.debts;
  return {
    path: url.pathname,
    today: dayOf(now, country.timeZone),
    timeZone: country.timeZone,
    texts: { title, description, h1, lede },
    incomeLimit: limit && {
      percent: limit.value,
      basis: incomeArticles.map((article) => citationOf(content.law.get(article))),
    },
    letters: {
      restructurare: content.getLetter('restructurare'),
      'rambursare-anticipata': content.getLetter('rambursare-anticipata'),
    },
    values: submission?.values ?? {},
    problems: submission?.problems ?? [],
    sections: { help: renderToStaticMarkup(<DebtsHelp texts={server} />) },
  };
}
