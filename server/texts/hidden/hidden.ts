import { figureIds } from '#domain/answers/hidden/hideable-figures.ts';
import { type HiddenThing, type HiddenThings, hiddenThings } from '#domain/answers/hidden/hidden-things.ts';
import {
  isHiddenEvidence,
  isHiddenText,
  withoutHiddenOffers,
  withoutHiddenRates,
  withoutHiddenReviews,
  withoutHiddenRules,
} from '#domain/answers/hidden/without-hidden.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import { type TransparencyBook, withoutLenders } from '#domain/partners/transparency/transparency-book.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import type { OfferList, OfferProducts, OfferRecord } from '#domain/offers/offer.ts';
import type { RateBook } from '#domain/tools/rates/rate-book.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import type { HiddenRepository } from './hidden-repository.ts';

type Options = {
  repository: Pick<HiddenRepository, 'list'>;
  /** every present text, also those that are not public yet */
  entries: () => readonly ContentEntry[];
};

/** Reads of pages whose answers can hold hidden things. */
type FilteredReads = {
  offers: { load(path?: string): Promise<OfferList> };
  evidence: { find(lender: string): LenderEvidence | undefined };
  transparency: { book(): TransparencyBook };
  rates: { load(): Promise<RateBook> };
  reviews: { listPublished(options: { limit: number }): Promise<{ lenderSlug: string }[]> };
};

/** State without any hidden thing. */
const NOTHING = '[]';

/**
 * Keeps the list of hidden things in memory, so that an unavailable database shows none of them again. Everything shown to visitors
 * and programs is filtered here: texts and pages when the site is built, offers, opinions and rates at each read, also what was
 * stored for an outage.
 * @see docs/decisions/090-one-switch-takes-out-of-sight.md
 */
export function createHidden({ repository, entries }: Options) {
  let known = NOTHING;
  let things: HiddenThings = hiddenThings([]);
  let paths: ReadonlySet<string> = new Set();
  let pagesOfThings: readonly string[] = [];

  const lookAgain = () => {
    paths = new Set([...pagesOfThings, ...pathsOfTexts(entries(), things)]);
  };
  const hasPath = (path: string) => paths.has(path);
  const offers = <T extends OfferRecord & { products?: OfferProducts }>(list: readonly T[]): T[] =>
    // The usual case, which spares a check of seven figures of each offer at every rendered page.
    known === NOTHING ? [...list] : withoutHiddenOffers(list, things, hasPath);

  return {
    /**
     * Reads the hidden things again.
     * @returns whether they differ from before
     * @throws when the database does not answer; what was hidden stays hidden
     */
    async load(): Promise<boolean> {
      const hidden = (await repository.list()).map(({ kind, id }) => ({ kind, id }));
      const now = JSON.stringify(hidden.map(({ kind, id }) => `${kind}/${id}`).toSorted());
      if (now === known) return false;
      known = now;
      things = hiddenThings(hidden);
      pagesOfThings = hidden.flatMap(pathOfThing);
      lookAgain();
      return true;
    },

    /** Finds the hidden texts again, among the present ones. */
    lookAgain,

    /** Tells whether an address is hidden: its page, or the text or lender of the page. */
    hasPath,

    /** Returns those addresses. */
    paths: (): readonly string[] => [...paths],

    hasText: (entry: ContentEntry): boolean => isHiddenText(entry, entryPath(entry), things),

    hasRate: (currency: string): boolean => things.has('figure', figureIds.ofCurrency(currency)),

    hasExperiment: (name: string): boolean => things.has('figure', figureIds.ofExperiment(name)),

    /** Tells whether all evidence of a lender is hidden. */
    hasEvidence: (lender: string): boolean => isHiddenEvidence(lender, things),

    offers,

    offerList: (list: OfferList): OfferList => ({ ...list, offers: offers(list.offers) }),

    rates: (book: RateBook): RateBook => withoutHiddenRates(book, things),

    rules: (packs: readonly RulePack[]): RulePack[] => withoutHiddenRules(packs, things),

    /** Wraps the reads of pages, removing hidden things from every answer, however old. */
    reads<Services extends FilteredReads>(services: Services): Services {
      return {
        ...services,
        offers: { load: async (path) => this.offerList(await services.offers.load(path)) },
        evidence: {
          find: (slug) => (isHiddenEvidence(slug, things) ? undefined : services.evidence.find(slug)),
        },
        transparency: {
          book: () =>
            withoutLenders(services.transparency.book(), (lender) => isHiddenEvidence(lender, things)),
        },
        rates: { load: async () => this.rates(await services.rates.load()) },
        reviews: {
          listPublished: async (asked) =>
            withoutHiddenReviews(await services.reviews.listPublished(asked), things, hasPath),
        },
      };
    },
  };
}

/** Finds the addresses of hidden texts: a loan type is hidden with its share picture, which bears its name. */
function pathsOfTexts(entries: readonly ContentEntry[], things: HiddenThings): string[] {
  return entries
    .filter((entry) => isHiddenText(entry, entryPath(entry), things))
    .flatMap((entry) => [entryPath(entry), ...(entry.type === 'seo' ? [`/share/${entry.slug}.png`] : [])]);
}

/** Returns the address of a hidden page or lender; texts are looked for among the present ones. */
function pathOfThing({ kind, id }: HiddenThing): string[] {
  if (kind === 'page') return [id];
  return kind === 'lender' ? [lenderPath(id)] : [];
}
