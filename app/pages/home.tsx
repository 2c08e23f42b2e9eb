import { followRoads } from './follow-roads.ts';
import { HomeHero } from '#app/offers/home/home-hero.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { replaceSearch } from '#app/ui/replace-search.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';
import type { HeroOffer } from '#app/offers/home/hero-offer.ts';
import type { HeroTexts } from '#app/offers/home/home-texts.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';

export type HomeData = {
  title: string;
  description: string;
  texts: HeroTexts;
  offers: HeroOffer[];
  isOutage: boolean;
  limits: LoanLimits;
  rulePack: RulePack | null;
  /** the loan of the address, from `?` on; one that can not be read as it was typed */
  search: string;
  /** it can not be read: no figure is shown */
  hasErrors: boolean;
  /** whether the page has room for the box of the mailing experiment */
  mailing: boolean;
  /** markup of the parts beside and below the hero; not sent again to the browser that already shows it */
  sections?: { roads: string; rest: string };
};

/** Shows /: the cost of a loan, and everything to know before applying. */
export function HomeRoute({ data }: { data: HomeData }) {
  const { title, description, sections, hasErrors, ...hero } = data;
  return (
    <>
      <PageHead title={title} description={description} hasErrors={hasErrors} />
      {/* Not a div: hydration would mistake a div inserted by an extension for it. */}
      <section className="wrap home-start">
        <HomeHero {...hero} onSearch={show} />
        <StaticHtml name="roads" html={sections?.roads} />
      </section>
      <StaticHtml name="rest" html={sections?.rest} />
    </>
  );
}

function show(search: string) {
  replaceSearch(search);
  followRoads(search);
}
