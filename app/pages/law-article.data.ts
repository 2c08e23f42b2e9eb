import { dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import type { LawAct, LawArticle } from '#domain/texts/law-library.ts';
import type { LawUse } from '#domain/texts/law-use.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

export type LawArticleData = {
  act: LawAct;
  article: LawArticle;
  /** what of the site leans on it */
  uses: readonly LawUse[];
  today: IsoDay;
};

/** Loads one article: its text, how it was read, its amendments, and the parts of our pages that rely on it. */
export async function loadLawArticle(args: PageArgs): Promise<LawArticleData | null> {
  const { params, services, country, now } = args;
  const { law, lawUses } = services.content;
  const act = law.acts.find(({ id }) => id === params['act']);
  const article = act?.articles.find(({ id }) => id === `${act.id}/${params['article']}`);
  if (!act || !article) return null;
  return { act, article, uses: lawUses(article.id), today: dayOf(now, country.timeZone) };
}
