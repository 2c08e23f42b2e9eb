import type { Transaction } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { changedOfferParts, mergeOfferChange, type OfferPart } from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { type PublishingProblem, publishingProblems } from '#domain/offers/publishing-problems.ts';
import { type Author, addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import type { OfferChange } from '#domain/answers/office/offers.ts';
import { createOfferChangesRepository, lockOffers } from './offer-changes-repository.ts';
import { createOffersRepository } from './offers-repository.ts';
import { CHANGES } from '#server/db/changes.ts';

/** Why a change was not made. `stale`: somebody else changed the same parts since; `already-waiting`: the same was proposed before. */
export type ChangeRefusal =
  | { refused: 'unknown' | 'decided' | 'own' | 'nothing-changed' | 'already-waiting' }
  | { refused: 'stale'; parts: OfferPart[] }
  | { refused: 'not-publishable'; problems: PublishingProblem[] };

type Options = {
  country: Pick<Country, 'code' | 'rulePacks' | 'limits' | 'timeZone'>;
  now: () => Date;
  /** whether visitors find a page of ours at a path; left out where only what was approved by it is published */
  hasPage?: (path: string) => boolean;
};

/** What every change of an offer is made of, whether people or a moment bring it about: each in the caller's transaction. */
export function createOfferChangeSteps({ country, now, hasPage }: Options) {
  return {
    /** Why an offer may not become public as it is, by the law in force today. */
    problemsOf,
    merge,
    publish,
    store,
    note,
  };

  function problemsOf(offer: Offer): PublishingProblem[] {
    const today = dayOf(now(), country.timeZone);
    const pack = rulePackInForce(country.rulePacks, today);
    return publishingProblems(offer, { pack, limits: country.limits, today, ...(hasPage && { hasPage }) });
  }

  /** The offer as it would be, when nothing stands in the way. */
  async function merge(
    trx: Transaction<Database>,
    { before, after, offerId }: OfferChange,
  ): Promise<{ offer: Offer } | ChangeRefusal> {
    await lockOffers(trx, country.code);
    const current = (await createOffersRepository(trx).find(country.code, offerId)) ?? null;
    const merged = mergeOfferChange(current, before, after);
    if (!merged.ok) return { refused: 'stale', parts: merged.stale };
    const problems = problemsOf(merged.offer);
    return problems.length > 0 ? { refused: 'not-publishable', problems } : { offer: merged.offer };
  }

  /** Makes the offer public, as the outcome of a change. */
  async function publish(trx: Transaction<Database>, change: OfferChange, offer: Offer, by: Author) {
    await store(trx, offer);
    const repository = createOfferChangesRepository(trx, country.code);
    await repository.setStatus(change.id, 'public', { publishedAt: now() });
    await note(trx, by, 'offer.published', change);
  }

  /** Keeps an offer; every instance hears of it. */
  async function store(trx: Transaction<Database>, offer: Offer): Promise<void> {
    await createOffersRepository(trx).upsert(offer, now());
    await notify(trx, CHANGES, 'offers');
  }

  /** An entry of the log: the parts that the change is about, as they were and as they are to be. */
  async function note(
    trx: Transaction<Database>,
    by: Author,
    action: string,
    change: Pick<OfferChange, 'id' | 'offerId' | 'before' | 'after'>,
    more: object = {},
  ): Promise<void> {
    const parts = changedOfferParts(change.before, change.after);
    const only = (offer: Offer | null) =>
      offer && Object.fromEntries(parts.map((part) => [part, offer[part]]));
    await addToAuditLog(trx, {
      by,
      at: now(),
      action,
      subject: { kind: 'offer', id: change.offerId },
      before: only(change.before),
      after: { ...only(change.after), change: change.id, ...more },
    });
  }
}
