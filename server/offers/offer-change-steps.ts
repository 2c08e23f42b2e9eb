import type { Transaction } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import {
  changedOfferParts,
  mergeOfferChange,
  type OfferPart,
  withParts,
} from '#domain/offers/offer-parts.ts';
import { offerProducts } from '#domain/offers/offer-products.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { type PublishingProblem, publishingProblems } from '#domain/offers/publishing-problems.ts';
import { CHANGES } from '#server/db/changes.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import type { ChangeOptions } from '#server/shared/changes/change-steps.ts';
import { lockOffers } from './lock-offers.ts';
import { type OfferChange, type OfferContent, offerKind } from './offer-change.ts';
import { createOffersRepository } from './offers-repository.ts';

/** Reason why a change was not made. `stale`: somebody else changed the same parts since. */
export type OfferRefusal =
  | { refused: 'nothing-changed' }
  | { refused: 'stale'; parts: OfferPart[] }
  | { refused: 'not-publishable'; problems: PublishingProblem[] };

/** Evidence of the lenders, the home of their prices, by slug. */
type Evidence = ReadonlyMap<string, LenderEvidence>;
type ReadEvidence = () => Promise<Evidence>;

export type OfferChangeOptions = {
  country: Pick<Country, 'code' | 'rulePacks' | 'limits' | 'timeZone'>;
  readEvidence: ReadEvidence;
  now: () => Date;
  /** whether a public page has this path; omitted where only approved changes are published */
  hasPage?: (path: string) => boolean;
};

/** Creates the steps of a change of an offer: its obstacles, its publication and its end. */
export function createOfferChangeSteps({ country, readEvidence, now, hasPage }: OfferChangeOptions) {
  const life: Omit<ChangeOptions<OfferContent, OfferRefusal>, 'db'> = {
    kind: offerKind,
    country: country.code,
    now,
    lock: (trx) => lockOffers(trx, country.code),
    inLog({ before, after }) {
      const parts = changedOfferParts(before, after);
      const only = (offer: OfferRecord) => Object.fromEntries(parts.map((part) => [part, offer[part]]));
      return { before: before && only(before), after: only(after) };
    },
    async publishing(trx, { before, after, offerId }) {
      const current = (await createOffersRepository(trx).find(country.code, offerId)) ?? null;
      const merged = mergeOfferChange(current, before, after);
      if (!merged.ok) return { refused: 'stale', parts: merged.stale };
      const evidence = await readEvidence();
      // A price that already breaks the law is the evidence's to mend, and hides itself meanwhile.
      const standing = current ? problemsOf(current, evidence).filter(({ part }) => part === 'price') : [];
      const problems = problemsOf(merged.offer, evidence).filter(
        ({ part }) => part !== 'price' || standing.length === 0,
      );
      return problems.length > 0 ? { refused: 'not-publishable', problems } : () => store(trx, merged.offer);
    },
    ending: putBack,
    failure: (refusal) =>
      refusal.refused === 'not-publishable'
        ? refusal.problems.map(({ message }) => message).join(' ')
        : 'Oferta s-a schimbat între timp.',
  };

  return { life, problemsOf, store };

  /** Lists the obstacles to an offer's publication, by the law in force today. */
  function problemsOf(record: OfferRecord, evidence: Evidence): PublishingProblem[] {
    const offer = { ...record, products: offerProducts(evidence.get(record.slug)) };
    const today = dayOf(now(), country.timeZone);
    const pack = rulePackInForce(country.rulePacks, today);
    return publishingProblems(offer, { pack, limits: country.limits, today, ...(hasPage && { hasPage }) });
  }

  /** Stores an offer and notifies every instance. */
  async function store(trx: Transaction<Database>, offer: OfferRecord): Promise<void> {
    await createOffersRepository(trx).upsert(offer, now());
    await notify(trx, CHANGES, 'offers');
  }

  /** Restores what a change replaced, except the parts that somebody has changed since its publication. */
  async function putBack(trx: Transaction<Database>, { offerId, before, after }: OfferChange): Promise<void> {
    const current = await createOffersRepository(trx).find(country.code, offerId);
    if (!current) return;
    const kept = new Set<OfferPart>(changedOfferParts(after, current));
    const parts = changedOfferParts(before, after).filter((part) => !kept.has(part));
    await store(trx, before ? withParts(current, parts, before) : { ...current, isActive: false });
  }
}
