import { dayOf } from '#domain/base/days/iso-day.ts';
import type { LawActData } from '#app/texts/law/law-act-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** Loads an act with its articles. */
export async function loadLawAct({ params, services, country, now }: PageArgs): Promise<LawActData | null> {
  const { acts } = services.content.law;
  const act = acts.find(({ id }) => id === params['act']);
  const others = acts.filter((other) => other !== act).map(({ id, name }) => ({ id, name }));
  return act ? { act, others, today: dayOf(now, country.timeZone) } : null;
}
