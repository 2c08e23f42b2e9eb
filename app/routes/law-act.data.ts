import { dayOf, type IsoDay } from '#domain/calendar/iso-day.ts';
import type { LawAct } from '#domain/law/law-library.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';

export type LawActData = { act: LawAct; today: IsoDay };

/** An act with its articles. */
export async function loadLawAct({ params, services, country, now }: PageArgs): Promise<LawActData | null> {
  const act = services.content.law.acts.find(({ id }) => id === params['act']);
  return act ? { act, today: dayOf(now, country.timeZone) } : null;
}
