import type { Country } from '#domain/law/countries/country.ts';
import { romania } from '#domain/law/countries/romania.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { MeasuredApproval } from '#domain/offers/measured-approval.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { offersPageSchema } from '#domain/texts/schemas/offers-page-schema.ts';
import { noRounds, type TransparencyBook } from '#domain/partners/transparency/transparency-book.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { roadsContent, siteSeries } from './roads-content.ts';
import { pageTexts } from './page-texts.ts';

const offersPage = pageTexts('offers', offersPageSchema);

type PageArgsOptions = {
  offers: readonly Offer[];
  activeIds?: string[];
  country?: Partial<Country>;
  /** the offers could not be read */
  isOutage?: boolean;
  /** evidence of their lenders, by slug */
  evidence?: ReadonlyMap<string, LenderEvidence>;
  /** what lenders decided, by the id of the offer */
  approvals?: ReadonlyMap<string, MeasuredApproval>;
  /** who pays, by the id of the offer: a sentence */
  whoPays?: ReadonlyMap<string, string>;
  /** published rounds */
  transparency?: TransparencyBook;
};

/** Builds the arguments of the offers' page functions, on 21.11.2026, with the site's own texts. */
export function newPageArgs(address: string, options: PageArgsOptions): PageArgs {
  const { offers, activeIds = offers.map(({ id }) => id), country, isOutage = false } = options;
  const { evidence = new Map(), transparency = noRounds, approvals = new Map() } = options;
  const { whoPays = new Map() } = options;
  return {
    url: new URL(address, 'https://imprumutclar.ro'),
    params: {},
    cookies: '',
    services: {
      pages: { has: () => true, listed: () => [] },
      offers: { load: async () => ({ offers: [...offers], activeIds, isOutage }) },
      approvals: { load: async () => approvals },
      content: { offersPage, ...roadsContent, findLender: () => undefined },
      series: { book: () => siteSeries },
      evidence: { find: (slug: string) => evidence.get(slug) },
      transparency: { book: () => transparency },
      whoPays: { wordsOn: () => whoPays, list: () => [] },
    } as unknown as PageArgs['services'],
    country: { ...romania, ...country },
    rulePack: rulePackInForce(romania.rulePacks, '2026-11-21'),
    now: new Date('2026-11-21T10:00:00Z'),
    random: () => 0.5,
  };
}
