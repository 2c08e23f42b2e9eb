import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';
import { type HomeData, HomeRoute } from './home.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { mailingCheckbox, runningExperiment } from '#domain/visits/experiments/experiments.ts';
import {
  readLoanRequest,
  typedLoanSearch,
  writeLoanQuery,
  loanRequestKeys as loanQuery,
} from '#domain/offers/loan-query.ts';
import { type LoanRequest, purposes, type LoanLimits } from '#domain/loan/loan-request.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { workedExample } from '#domain/offers/worked-example.ts';
import { joinWords } from '#app/offers/shared/offer/join-words.ts';
import { writeRoadsQuery } from '#domain/offers/roads/roads-query.ts';
import { type HeroOffer, presentHeroOffer } from '#app/offers/home/hero-offer.ts';
import { HomeSections } from '#app/offers/home/home-sections.tsx';
import { loanOutlook } from '#app/offers/home/loan-outlook.ts';
import { RoadsBlock, type RoadsBlockProps } from '#app/offers/home/roads-block.tsx';
import { WhenToAvoid } from '#app/offers/home/when-to-avoid.tsx';
import { canFill, fillText, type TextValues } from '#domain/base/text/fill-text.ts';
import { homeValues } from '#app/offers/home/home-values.ts';
import type { PurposeTexts } from '#app/offers/shared/loan-request/loan-fields.tsx';
import type { Content } from '#server/texts/content/content.ts';
import { baseOrder } from '#domain/offers/base-order.ts';
import type { ShownReview } from '#app/ui/reviews.tsx';
import type { PageArgs, Shell } from '#server/web/pages/page-contract.ts';
import { nextStep } from './next-step.ts';
import { roadsAnswer } from './roads-picture.data.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { faqPage } from '#app/shell/json-ld/faq-page.ts';
import { organization, website } from '#app/shell/json-ld/site.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';

export const homePage = declarePage({
  module: 'home',
  kind: 'app',
  Page: HomeRoute,
  load: loadHome,
  about: describeHome,
  addresses: [
    {
      path: '/',
      name: 'Prima pagină',
      tags: ['offers', 'reviews'],
      query: loanQuery,
      changed: ({ offers }) => [...offers.values()],
    },
  ],
});

const SHOWN_REVIEWS = 6;
const romanian = new Intl.Collator('ro');

/** /: loads the hero for the amount and term of the address, and the static sections below it. */
export async function loadHome(args: PageArgs): Promise<HomeData> {
  const { url, services, country, rulePack, now } = args;
  const { offers: feed, activeIds, isOutage = false } = await services.offers.load();
  const offers = baseOrder(feed, activeIds);
  const today = dayOf(now, country.timeZone);
  const experiment = runningExperiment(country, today);
  const { home } = services.content;
  const { avoid, ...texts } = home.hero;
  const { limits } = country;
  const pageExists = services.pages.has;
  const values = homeValues(rulePack);
  const { request, errors } = readLoanRequest(url.searchParams, limits);
  const hasErrors = errors.length > 0;
  const heroOffers = offers.filter(({ isActive }) => isActive).map((offer) => presentHeroOffer(offer, today));
  const roads = hasErrors ? null : await roadsBlock(args, request, heroOffers);

  return {
    title: home.title,
    description: home.description,
    texts,
    offers: heroOffers,
    isOutage,
    limits,
    rulePack,
    mailing: experiment?.name === mailingCheckbox.name,
    search: hasErrors ? typedLoanSearch(url.searchParams) : writeLoanQuery({ request }),
    hasErrors,
    sections: {
      roads: renderToStaticMarkup(
        <>
          {roads && <RoadsBlock {...roads} />}
          <WhenToAvoid texts={whenToAvoid(avoid, values, pageExists)} />
        </>,
      ),
      rest: renderToStaticMarkup(
        <HomeSections
          texts={{ ...home, amounts: pickedAmounts(home.amounts, limits) }}
          purposeTexts={purposeNames(services.content)}
          counters={country.offerClaims === 'spec' ? country.statedCounters : home.counters}
          claims={country.offerClaims}
          values={values}
          rulePack={rulePack}
          term={country.limits.defaults.term}
          loanTypes={services.content.loanTypes.toSorted((a, b) => romanian.compare(a.menu, b.menu))}
          reviews={await publishedReviews(args, offers)}
          pageExists={pageExists}
        />,
      ),
    },
  };
}

/** Returns the purposes by name, without the hints of the offers page. */
function purposeNames({ offersPage }: Content): PurposeTexts {
  const names = purposes.map((purpose) => [purpose, { label: offersPage.purposes[purpose].label }]);
  return Object.fromEntries(names) as PurposeTexts;
}

function whenToAvoid(
  texts: Content['home']['hero']['avoid'],
  values: TextValues,
  pageExists: (path: string) => boolean,
): Content['home']['hero']['avoid'] {
  return {
    title: texts.title,
    items: texts.items.filter((item) => canFill(item, values)).map((item) => fillText(item, values)),
    // Links to missing pages are left out.
    links: texts.links.filter(({ link }) => pageExists(link.split('#', 1)[0] ?? link)),
  };
}

/** Renders the roads to the amount and term of the address, also for amounts that no IFN lends. */
async function roadsBlock(
  args: PageArgs,
  request: LoanRequest,
  offers: readonly HeroOffer[],
): Promise<RoadsBlockProps | null> {
  const { services, rulePack } = args;
  if (rulePack === null) return null;
  const query = { request, offered: null };
  const href = `/drumuri/${writeRoadsQuery(query)}`;
  const { picture, roads, isBeyond } = await roadsAnswer(args, query, href);
  const { home, roads: texts } = services.content;
  const { first, unserved } = loanOutlook(offers, request, rulePack);
  const foreign = roads
    .flatMap((road) => (road.kind === 'current-price' || road.kind === 'old-price' ? road.prices : []))
    .find(({ offer }) => offer.lenderKind === 'foreign-bank');
  const names = unserved.map(({ offer }) => offer.header);
  const notes = [
    ...texts.notes,
    first && workedExample(first.offer, request, first.quote),
    foreign && fillText(home.method.foreignBank, { creditor: foreign.offer.header }),
    names.length > 0 && fillText(home.method.unserved, { creditori: joinWords(names) }),
  ].filter((note) => typeof note === 'string');
  const next = nextStep(texts.next, request, isBeyond).text;
  return { view: picture, texts: texts.home, next, notes, href };
}

async function publishedReviews({ services, country }: PageArgs, offers: Offer[]): Promise<ShownReview[]> {
  const reviews = await services.reviews.listPublished({ limit: SHOWN_REVIEWS });
  return reviews.map(({ id, name, text, stars, lenderSlug, publishedAt }) => {
    const about = offers.find(({ slug }) => slug === lenderSlug)?.header ?? lenderSlug;
    return { id, name, about, text, stars, date: dayOf(publishedAt, country.timeZone) };
  });
}

/** The home page: who publishes the site, the site itself, and the questions that stand on the page. */
function describeHome(_: HomeData, shell: Shell): JsonLdNode[] {
  const { origin, content, rulePack, country, company } = shell;
  const values = homeValues(rulePack);
  const questions = content.home.faq.items
    .filter(({ a }) => canFill(a, values))
    .map(({ q, a }) => ({ q, a: fillText(a, values) }));
  const { language } = country;
  return [
    organization(origin, company, language),
    website(origin, language),
    ...faqPage(questions, `${origin}/`),
  ];
}

/** Returns the round amounts linked to their offers, scaled to the country's money. */
function pickedAmounts(texts: HomeTexts['amounts'], { units = 1 }: LoanLimits): HomeTexts['amounts'] {
  return { ...texts, items: texts.items.map((amount) => amount * units) };
}
