import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import {
  changedOfferParts,
  isSame,
  mergeOfferChange,
  type OfferPart,
  withParts,
} from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import {
  pageProblems,
  type PublishingProblem,
  publishingProblems,
} from '#domain/offers/publishing-problems.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { type By, createChanges, type LifeRefusal } from '#server/shared/changes/changes.ts';
import { CHANGES } from '#server/db/changes.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { lockOffers } from './lock-offers.ts';
import { type OfferChange, type OfferContent, offerKind } from './offer-change.ts';
import { createOffersRepository } from './offers-repository.ts';

/** Reason why a change was not made. `stale`: somebody else changed the same parts since. */
export type OfferRefusal =
  | { refused: 'nothing-changed' }
  | { refused: 'stale'; parts: OfferPart[] }
  | { refused: 'not-publishable'; problems: PublishingProblem[] };

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'rulePacks' | 'limits' | 'timeZone'>;
  now: () => Date;
  /** whether visitors find a page of ours at a path; left out where only what was approved by it is published */
  hasPage?: (path: string) => boolean;
};

/** @param after the whole offer as it should be */
type Asked = { after: Offer; note: string; startsAt: Date | null; endsAt: Date | null };

/** Runs the life of changes of offers: one person proposes, another approves, at once or for a time. */
export function createOfferChanges({ db, country, now, hasPage }: Options) {
  const changes = createChanges<OfferContent, OfferRefusal>({
    db,
    kind: offerKind,
    country: country.code,
    now,
    lock: (trx) => lockOffers(trx, country.code),
    inLog({ before, after }) {
      const parts = changedOfferParts(before, after);
      const only = (offer: Offer) => Object.fromEntries(parts.map((part) => [part, offer[part]]));
      return { before: before && only(before), after: only(after) };
    },
    async publishing(trx, { before, after, offerId }) {
      const current = (await createOffersRepository(trx).find(country.code, offerId)) ?? null;
      const merged = mergeOfferChange(current, before, after);
      if (!merged.ok) return { refused: 'stale', parts: merged.stale };
      const problems = problemsOf(merged.offer);
      return problems.length > 0 ? { refused: 'not-publishable', problems } : () => store(trx, merged.offer);
    },
    ending: putBack,
    failure: (refusal) =>
      refusal.refused === 'not-publishable'
        ? refusal.problems.map(({ message }) => message).join(' ')
        : 'Oferta s-a schimbat între timp.',
  });
  const { alone, approve, decline, applyDue } = changes;

  return {
    approve,
    decline,
    applyDue,
    problemsOf,

    async propose(asked: Asked, by: By): Promise<{ id: number } | LifeRefusal | OfferRefusal> {
      const problems = hasPage ? pageProblems(asked.after, { hasPage }) : [];
      if (problems.length > 0) return { refused: 'not-publishable', problems };
      return await alone((trx) => add(trx, asked, by));
    },

    /** Proposes the offers of a file: all or, when one cannot be stored, none. Unchanged offers are left out. */
    proposeAll: (all: readonly Asked[], by: By): Promise<number> =>
      alone(async (trx) => {
        let added = 0;
        for (const asked of all) if ('id' in (await add(trx, asked, by))) added += 1;
        return added;
      }),

    /** Proposes what a public change replaced: it needs two people as well. */
    proposeRollback: (id: number, by: By): Promise<{ id: number } | LifeRefusal | OfferRefusal> =>
      alone(async (trx) => {
        const change = await changes.repositoryAt(trx).take(id);
        if (!change?.publishedAt || !change.before) return { refused: 'unknown' };
        const current = await createOffersRepository(trx).find(country.code, change.offerId);
        if (!current) return { refused: 'unknown' };
        const after = withParts(current, changedOfferParts(change.before, change.after), change.before);
        const note = `Revenire la ce era înainte de modificarea ${id}.`;
        return await add(trx, { after, note, startsAt: null, endsAt: null }, by);
      }),

    /** Takes an offer from the list at once, by one person: showing less needs nobody else. */
    pause: (offerId: string, by: By): Promise<{ status: 'done' } | LifeRefusal | OfferRefusal> =>
      alone(async (trx) => {
        const offer = await createOffersRepository(trx).find(country.code, offerId);
        if (!offer) return { refused: 'unknown' };
        if (!offer.isActive) return { refused: 'nothing-changed' };
        await store(trx, { ...offer, isActive: false });
        const subject = { kind: 'offer', id: offerId };
        const change = { before: { isActive: true }, after: { isActive: false } };
        await addToAuditLog(trx, { by, at: now(), action: 'offer.paused', subject, ...change });
        return { status: 'done' };
      }),
  };

  /** Lists the obstacles to an offer's publication, by the law in force today. */
  function problemsOf(offer: Offer): PublishingProblem[] {
    const today = dayOf(now(), country.timeZone);
    const pack = rulePackInForce(country.rulePacks, today);
    return publishingProblems(offer, { pack, limits: country.limits, today, ...(hasPage && { hasPage }) });
  }

  async function add(
    trx: Transaction<Database>,
    { after, note, startsAt, endsAt }: Asked,
    by: By,
  ): Promise<{ id: number } | LifeRefusal | OfferRefusal> {
    const before = (await createOffersRepository(trx).find(country.code, after.id)) ?? null;
    if (changedOfferParts(before, after).length === 0) return { refused: 'nothing-changed' };
    const open = await changes.repositoryAt(trx).listOpen(after.id);
    const asked = (one: Pick<OfferChange, 'after' | 'startsAt' | 'endsAt'>) => [
      one.after,
      one.startsAt?.getTime(),
      one.endsAt?.getTime(),
    ];
    if (open.some((one) => isSame(asked(one), asked({ after, startsAt, endsAt }))))
      return { refused: 'already-waiting' };
    const content = { offerId: after.id, before, after };
    return await changes.add(trx, { content, note, startsAt, endsAt }, by);
  }

  /** Stores an offer and notifies every instance. */
  async function store(trx: Transaction<Database>, offer: Offer): Promise<void> {
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
