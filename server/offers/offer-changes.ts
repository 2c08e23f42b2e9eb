import type { Kysely, Transaction } from 'kysely';
import type { Country } from '#domain/law/countries/country.ts';
import { changedOfferParts, isSame, withParts } from '#domain/offers/offer-parts.ts';
import { pageProblems } from '#domain/offers/publishing-problems.ts';
import { type Author, addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { Database } from '#server/db/tables.ts';
import { createOfferChangesRepository, lockOffers, type Proposal } from './offer-changes-repository.ts';
import { type ChangeRefusal, createOfferChangeSteps } from './offer-change-steps.ts';
import { createOffersRepository } from './offers-repository.ts';

type Officer = Author & { id: string };
type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'rulePacks' | 'limits' | 'timeZone'>;
  now: () => Date;
  /** whether visitors find a page of ours at a path */
  hasPage: (path: string) => boolean;
};

/**
 * How people change offers: one proposes, another approves, and from its moment on the change is public on every instance
 * (due-offer-changes.ts). Each step is one transaction with its entry in the audit log.
 */
export function createOfferChanges({ db, country, now, hasPage }: Options) {
  const { problemsOf, merge, publish, store, note } = createOfferChangeSteps({ country, now, hasPage });

  return {
    problemsOf,

    /** @param proposal.after the whole offer as it should be */
    async propose(proposal: Omit<Proposal, 'before'>, by: Officer): Promise<{ id: number } | ChangeRefusal> {
      const problems = pageProblems(proposal.after, { hasPage });
      if (problems.length > 0) return { refused: 'not-publishable', problems };
      return await db.transaction().execute((trx) => add(trx, proposal, by));
    },

    /** Several at once, of one file: all or, when one can not be stored, none. Unchanged offers are left out. */
    async proposeAll(proposals: Omit<Proposal, 'before'>[], by: Officer): Promise<number> {
      return await db.transaction().execute(async (trx) => {
        let added = 0;
        for (const proposal of proposals) if ('id' in (await add(trx, proposal, by))) added += 1;
        return added;
      });
    },

    /** Somebody else says yes: public at once, or at the moment it is for. */
    async approve(id: number, by: Officer): Promise<{ status: 'public' | 'approved' } | ChangeRefusal> {
      return await db.transaction().execute(async (trx) => {
        const repository = createOfferChangesRepository(trx, country.code);
        const change = await repository.take(id);
        if (!change) return { refused: 'unknown' };
        if (change.status !== 'waiting') return { refused: 'decided' };
        if (change.proposedBy.id === by.id) return { refused: 'own' };
        const merged = await merge(trx, change);
        if ('refused' in merged) return merged;
        const isLater = change.startsAt !== null && change.startsAt > now();
        await repository.setStatus(id, 'approved', { by: by.id, at: now() });
        await note(trx, by, 'offer.approved', change);
        if (isLater) return { status: 'approved' };
        await publish(trx, change, merged.offer, by);
        return { status: 'public' };
      });
    },

    /** Somebody says no, with the reason; the proposer may take it back the same way. */
    async decline(id: number, reason: string, by: Officer): Promise<{ status: 'done' } | ChangeRefusal> {
      return await db.transaction().execute(async (trx) => {
        const repository = createOfferChangesRepository(trx, country.code);
        const change = await repository.take(id);
        if (!change) return { refused: 'unknown' };
        if (change.status !== 'waiting' && change.status !== 'approved') return { refused: 'decided' };
        const isOwn = change.proposedBy.id === by.id;
        const status = isOwn ? 'withdrawn' : 'rejected';
        await repository.setStatus(id, status, { by: by.id, at: now(), reason });
        await note(trx, by, isOwn ? 'offer.withdrawn' : 'offer.rejected', change, { reason });
        return { status: 'done' };
      });
    },

    /** Proposes what a public change put in the place of something else to be as it was: it needs four eyes as well. */
    async proposeRollback(id: number, by: Officer): Promise<{ id: number } | ChangeRefusal> {
      return await db.transaction().execute(async (trx) => {
        const change = await createOfferChangesRepository(trx, country.code).take(id);
        if (!change?.publishedAt || !change.before) return { refused: 'unknown' };
        const current = await createOffersRepository(trx).find(country.code, change.offerId);
        if (!current) return { refused: 'unknown' };
        const after = withParts(current, changedOfferParts(change.before, change.after), change.before);
        const text = `Revenire la ce era înainte de modificarea ${id}.`;
        return await add(trx, { after, note: text, startsAt: null, endsAt: null }, by);
      });
    },

    /** Takes an offer from the list at once, by one person: what shows less can wait for nobody. */
    async pause(offerId: string, by: Officer): Promise<{ status: 'done' } | ChangeRefusal> {
      return await db.transaction().execute(async (trx) => {
        await lockOffers(trx, country.code);
        const offers = createOffersRepository(trx);
        const offer = await offers.find(country.code, offerId);
        if (!offer) return { refused: 'unknown' };
        if (!offer.isActive) return { refused: 'nothing-changed' };
        await store(trx, { ...offer, isActive: false });
        const subject = { kind: 'offer', id: offerId };
        const change = { before: { isActive: true }, after: { isActive: false } };
        await addToAuditLog(trx, { by, at: now(), action: 'offer.paused', subject, ...change });
        return { status: 'done' };
      });
    },
  };

  async function add(
    trx: Transaction<Database>,
    proposal: Omit<Proposal, 'before'>,
    by: Officer,
  ): Promise<{ id: number } | ChangeRefusal> {
    // Of two that propose the same at once the second finds the first.
    await lockOffers(trx, country.code);
    const before = (await createOffersRepository(trx).find(country.code, proposal.after.id)) ?? null;
    if (changedOfferParts(before, proposal.after).length === 0) return { refused: 'nothing-changed' };
    const repository = createOfferChangesRepository(trx, country.code);
    const open = await repository.listOpen(proposal.after.id);
    const isSameChange = ({ after, startsAt, endsAt }: Omit<Proposal, 'before'>) =>
      isSame(
        [after, startsAt?.getTime(), endsAt?.getTime()],
        [proposal.after, proposal.startsAt?.getTime(), proposal.endsAt?.getTime()],
      );
    if (open.some(isSameChange)) return { refused: 'already-waiting' };
    const id = await repository.add({ ...proposal, before }, by.id, now());
    await note(trx, by, 'offer.proposed', { id, before, after: proposal.after, offerId: proposal.after.id });
    return { id };
  }
}
