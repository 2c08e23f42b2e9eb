import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dayOf } from '#domain/calendar/iso-day.ts';
import { mailingCheckbox, runningExperiment } from '#domain/experiments/experiments.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { readLoanRequest, typedLoanSearch, writeLoanQuery } from '#domain/offers/loan-query.ts';
import { type LoanLimits, type LoanRequest, purposes } from '#domain/offers/loan-request.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import { writeRoadsQuery } from '#domain/roads/roads-query.ts';
import type { HeroOffer } from '#app/features/home/hero-offer.ts';
import { HomeSections } from '#app/features/home/home-sections.tsx';
import { canFill, fillText, type TextValues } from '#domain/text/fill-text.ts';
import type { HeroTexts } from '#app/features/home/home-texts.ts';
import { homeValues } from '#app/features/home/home-values.ts';
import type { PurposeTexts } from '#app/shared/loan-request/loan-fields.tsx';
import type { Content } from '#server/content/content.ts';
import { presentHeroOffer } from '#app/features/home/present-hero-offer.ts';
import type { ShownReview } from '#app/ui/reviews.tsx';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { pickedAmounts } from './picked-amounts.ts';
import { roadsAnswer } from './roads-picture.data.ts';

const SHOWN_REVIEWS = 6;
const romanian = new Intl.Collator('ro');

export type HomeData = {
  title: string;
  description: string;
  texts: HeroTexts;
  purposeTexts: PurposeTexts;
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
  /** markup of everything below the hero; not sent again to the browser that already shows it */
  sections?: string;
};

/** /: the hero for the amount and term of the address, and the static sections below it. */
export async function loadHome(args: PageArgs): Promise<HomeData> {
  const { url, services, country, rulePack, now } = args;
  const { offers: feed, activeIds, isOutage = false } = await services.offers.load();
  const offers = rankOffers(feed, activeIds);
  const today = dayOf(now, country.timeZone);
  const experiment = runningExperiment(country, today);
  const { home } = services.content;
  const { limits } = country;
  const pageExists = services.pages.has;
  const values = homeValues(rulePack);
  const purposeTexts = purposeNames(services.content);
  const { request, errors } = readLoanRequest(url.searchParams, limits);
  const hasErrors = errors.length > 0;

  return {
    title: home.title,
    description: home.description,
    texts: { ...home.hero, avoid: whenToAvoid(home.hero.avoid, values, pageExists) },
    purposeTexts,
    offers: offers.filter(({ isActive }) => isActive).map((offer) => presentHeroOffer(offer, today)),
    isOutage,
    limits,
    rulePack,
    mailing: experiment?.name === mailingCheckbox.name,
    search: hasErrors ? typedLoanSearch(url.searchParams) : writeLoanQuery({ request }),
    hasErrors,
    sections: renderToStaticMarkup(
      <HomeSections
        texts={{ ...home, amounts: pickedAmounts(home.amounts, limits) }}
        purposeTexts={purposeTexts}
        counters={country.offerClaims === 'spec' ? country.statedCounters : home.counters}
        claims={country.offerClaims}
        values={values}
        rulePack={rulePack}
        term={country.limits.defaults.term}
        loanTypes={services.content.loanTypes.toSorted((a, b) => romanian.compare(a.menu, b.menu))}
        reviews={await publishedReviews(args, offers)}
        roads={hasErrors ? null : await roadsBlock(args, request)}
        pageExists={pageExists}
      />,
    ),
  };
}

/** The purposes by name; what is said of them beside the offers stays there. */
function purposeNames({ offersPage }: Content): PurposeTexts {
  const names = purposes.map((purpose) => [purpose, { label: offersPage.purposes[purpose].label }]);
  return Object.fromEntries(names) as PurposeTexts;
}

function whenToAvoid(
  texts: Content['home']['hero']['avoid'],
  values: TextValues,
  pageExists: (path: string) => boolean,
): HeroTexts['avoid'] {
  return {
    title: texts.title,
    items: texts.items.filter((item) => canFill(item, values)).map((item) => fillText(item, values)),
    // Links to pages that this site does not have are left out.
    links: texts.links.filter(({ link }) => pageExists(link.split('#', 1)[0] ?? link)),
  };
}

/** The roads to the sum and term of the address: what no IFN lends has its answer here. */
async function roadsBlock(
  args: PageArgs,
  request: LoanRequest,
): Promise<ComponentProps<typeof HomeSections>['roads']> {
  const { services, rulePack } = args;
  if (rulePack === null) return null;
  const query = { request, offered: null };
  const href = `/drumuri/${writeRoadsQuery(query)}`;
  const { picture } = await roadsAnswer(args, query, href);
  return { view: picture, texts: services.content.roads.home, href };
}

async function publishedReviews({ services, country }: PageArgs, offers: Offer[]): Promise<ShownReview[]> {
  const reviews = await services.reviews.listPublished({ limit: SHOWN_REVIEWS });
  return reviews.map(({ id, name, text, stars, lenderSlug, publishedAt }) => {
    const about = offers.find(({ slug }) => slug === lenderSlug)?.header ?? lenderSlug;
    return { id, name, about, text, stars, date: dayOf(publishedAt, country.timeZone) };
  });
}
