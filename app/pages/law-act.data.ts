import { type LawActData, LawActPage } from '#app/texts/law/law-act-page.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import type { Content } from '#server/texts/content/content.ts';

export const lawActPage = declarePage({
  module: 'law-act',
  group: 'law',
  Page: LawActPage,
  load: loadLawAct,
  addresses: [
    {
      path: '/legi/:act/',
      name: (id, content) => actOf(content, id)?.title,
      onlyIn: 'RO',
      values: ({ law }) => law.acts.map(({ id }) => id),
      changed: (_facts, content, id) => [actOf(content, id)?.updated],
      search: (content, id) => {
        const act = actOf(content, id);
        return act && { title: act.title, summary: act.about, names: act.name };
      },
      examples: ['/legi/oug-50-2010/'],
    },
  ],
});

/** Loads an act with its articles. */
export async function loadLawAct({ params, services, country, now }: PageArgs): Promise<LawActData | null> {
  const { acts } = services.content.law;
  const act = acts.find(({ id }) => id === params['act']);
  const others = acts.filter((other) => other !== act).map(({ id, name }) => ({ id, name }));
  return act ? { act, others, today: dayOf(now, country.timeZone) } : null;
}

function actOf({ law }: Content, id: string) {
  return law.acts.find((act) => act.id === id);
}
