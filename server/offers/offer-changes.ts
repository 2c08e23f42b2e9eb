import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { changedOfferParts, isSame, withParts } from '#domain/offers/offer-parts.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { ownProblems } from '#domain/offers/publishing-problems.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { By, LifeRefusal } from '#server/shared/changes/change-steps.ts';
import { createChanges } from '#server/shared/changes/changes.ts';
import type { Database } from '#server/db/tables.ts';
import { createOfferChangeSteps, type OfferChangeOptions, type OfferRefusal } from './offer-change-steps.ts';
import type { OfferChange, OfferContent } from './offer-change.ts';
import { createOffersRepository } from './offers-repository.ts';

type Options = OfferChangeOptions & { db: Kysely<Database> };

export type OfferChanges = ReturnType<typeof createOfferChanges>;

/** @param after the whole offer as it should be */
type Asked = { after: OfferRecord; note: string; startsAt: Date | null; endsAt: Date | null };

/** Handles changes of offers: one person proposes, another approves, at once or for a time. */
export function createOfferChanges({ db, ...options }: Options) {
  const { life, problemsOf, store } = createOfferChangeSteps(options);
  const changes = createChanges<OfferContent, OfferRefusal>({ db, ...life });
  const { country, now, hasPage } = options;
  const { alone, approve, decline, applyDue } = changes;

  return {
    approve,
    decline,
    applyDue,
    problemsOf,

    async propose(asked: Asked, by: By): Promise<{ id: number } | LifeRefusal | OfferRefusal> {
      const today = dayOf(now(), country.timeZone);
      const problems = hasPage ? ownProblems(asked.after, { today, hasPage }) : [];
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

    /** Takes an offer from the list at once, by one person: showing less needs nobody else. The reason is in the journal. */
    pause: (
      offerId: string,
      reason: string,
      by: By,
    ): Promise<{ status: 'done' } | LifeRefusal | OfferRefusal> =>
      alone(async (trx) => {
        const offer = await createOffersRepository(trx).find(country.code, offerId);
        if (!offer) return { refused: 'unknown' };
        if (!offer.isActive) return { refused: 'nothing-changed' };
        await store(trx, { ...offer, isActive: false });
        const subject = { kind: 'offer', id: offerId };
        const change = { before: { isActive: true }, after: { isActive: false, reason } };
        await addToAuditLog(trx, { by, at: now(), action: 'offer.paused', subject, ...change });
        return { status: 'done' };
      }),
  };

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
}
