import { ContractCheckPage } from '#app/tools/contract-check/contract-check-page.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { checkedArticles } from '#domain/tools/contract-check/checked-articles.ts';
import type { ListedLender } from '#domain/tools/contract-check/contract.ts';
import { lenderIdentity, provenIdentity } from '#domain/offers/lenders/lender-identity.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { pricedRates } from '#domain/offers/roads/rates-on-day.ts';
import { CheckMethod } from '#app/tools/contract-check/check-method.tsx';
import { stateOf } from '#app/tools/contract-check/check-state.ts';
import { findInText } from '#app/tools/contract-check/find-in-text.ts';
import type { ContractCheckPageData } from '#app/tools/contract-check/contract-check-page-data.ts';
import { OfferRoads } from '#app/tools/contract-check/offer-roads.tsx';
import { roadsOfContract } from '#app/tools/contract-check/roads-of-contract.ts';
import type { RoadsBasis } from '#app/offers/shared/roads/roads-answer.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { roadsBasis } from './roads-picture.data.ts';
import { declarePage, namedByTexts } from '#app/shell/declare-page.tsx';

export const contractCheckPage = declarePage({
  module: 'contract-check',
  group: 'tools',
  kind: 'app',
  Page: ContractCheckPage,
  load: loadContractCheck,
  tool: namedByTexts,
  addresses: [
    // Its form is computed and forgotten: no address of the page holds a figure.
    { path: '/verificare/', name: 'Verificați o ofertă', tags: ['offers'], form: 'contract-check' },
  ],
});

/** /verificare/: loads the form, and the answer once it was posted. Posted values are in `submission` and nowhere else. */
export async function loadContractCheck(args: PageArgs): Promise<ContractCheckPageData> {
  const { url, services, country, now, submission } = args;
  const {
    title,
    description,
    h1,
    lede,
    form,
    results,
    roads: roadsTexts,
    ...server
  } = services.content.contractCheck;
  const { offers } = await services.offers.load();
  const law = checkedArticles(services.content.law);
  const today = dayOf(now, country.timeZone);
  const basis = withoutTheRest(await roadsBasis(args));
  const checking = { lenders: listedLenders(offers), packs: country.rulePacks, law, roads: basis };
  const values = submission?.values ?? {};
  const problems = submission?.problems ?? [];
  const { checked, found } = stateOf(checking, values, today, problems, findInText);
  return {
    path: url.pathname,
    today,
    timeZone: country.timeZone,
    texts: { title, description, h1, lede, form, results, roads: roadsTexts },
    ...checking,
    letters: services.content.letters,
    values,
    problems,
    found,
    reportToken: services.forms.newToken('price-report'),
    sections: {
      method: renderToStaticMarkup(<CheckMethod texts={server} law={law} />),
      roads: checked
        ? renderToStaticMarkup(
            <OfferRoads
              checked={checked}
              roads={roadsOfContract(checked, basis, args.rulePack)}
              texts={roadsTexts}
            />,
          )
        : '',
    },
  };
}

/** Reduces offers and texts to the needs of the roads: all of it is sent to the browser. */
function withoutTheRest({ texts: { roads, fund }, offers, rates, ...basis }: RoadsBasis): RoadsBasis {
  return {
    ...basis,
    texts: { roads, fund },
    rates: pricedRates(rates),
    offers: offers.map(({ header, price, lenderKind, isActive, firstLoan, evidence }) => ({
      header,
      price,
      lenderKind,
      isActive,
      firstLoan,
      evidence,
    })),
  };
}

/** Lists the lenders, each once, by name. A company whose number was not found is listed, and no ceiling is claimed for it. */
function listedLenders(offers: readonly Offer[]): ListedLender[] {
  const bySlug = Map.groupBy(offers, ({ slug }) => slug);
  return [...bySlug]
    .flatMap(([slug, [offer]]) => (offer ? [{ slug, offer }] : []))
    .map(({ slug, offer }) => {
      const { legalName, registers } = provenIdentity(offer);
      const isRegistered = lenderIdentity(offer) === 'registered';
      return {
        slug,
        name: offer.header,
        kind: isRegistered ? offer.lenderKind : ('unknown' as const),
        identity: isRegistered ? [legalName?.value, registers?.value[0]].filter(Boolean).join(', ') : null,
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'ro'));
}
