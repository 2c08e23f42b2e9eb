import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#domain/calendar/iso-day.ts';
import type { Country } from '#domain/countries/country.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import {
  changedOfferParts,
  mergeOfferChange,
  type OfferPart,
  withParts,
} from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { type PublishingProblem, publishingProblems } from '#domain/offers/publishing-problems.ts';
import { type Author, addToAuditLog } from '#server/admin/audit-log.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import {
  createOfferChangesRepository,
  lockOffers,
  type OfferChange,
  type Proposal,
} from '#server/offers/offer-changes-repository.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { CHANGES } from '#server/pages/follow-changes.ts';

type Officer = Author & { id: string };
type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'rulePacks' | 'limits' | 'timeZone'>;
  now: () => Date;
};

/** Why a change was not made. `stale`: somebody else changed the same parts since. */
export type ChangeRefusal =
  | { refused: 'unknown' | 'decided' | 'own' | 'nothing-changed' }
  | { refused: 'stale'; parts: OfferPart[] }
  | { refused: 'not-publishable'; problems: PublishingProblem[] };

const site: Author = { id: null, name: 'site' };

/**
 * How offers change: one person proposes, another approves, and from its moment on the change is public on every
 * instance. Each step is one transaction with its entry in the audit log.
 */
export function createOfferChanges({ db, country, now }: Options) {
  const problemsOf = (offer: Offer) => {
    const today = dayOf(now(), country.timeZone);
    const pack = rulePackInForce(country.rulePacks, today);
    return publishingProblems(offer, { pack, limits: country.limits, today });
  };

  return {
    problemsOf,

    /** @param proposal.after the whole offer as it should be */
    async propose(proposal: Omit<Proposal, 'before'>, by: Officer): Promise<{ id: number } | ChangeRefusal> {
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

    /** Makes public what was approved for a moment that has come, and ends what was public until one. */
    async applyDue(): Promise<void> {
      const { toPublish, toEnd } = await createOfferChangesRepository(db, country.code).listDue(now());
      for (const id of toPublish) await db.transaction().execute((trx) => publishDue(trx, id));
      for (const id of toEnd) await db.transaction().execute((trx) => end(trx, id));
    },
  };

  async function add(
    trx: Transaction<Database>,
    proposal: Omit<Proposal, 'before'>,
    by: Officer,
  ): Promise<{ id: number } | ChangeRefusal> {
    const before = (await createOffersRepository(trx).find(country.code, proposal.after.id)) ?? null;
    if (changedOfferParts(before, proposal.after).length === 0) return { refused: 'nothing-changed' };
    const repository = createOfferChangesRepository(trx, country.code);
    const id = await repository.add({ ...proposal, before }, by.id, now());
    await note(trx, by, 'offer.proposed', { id, before, after: proposal.after, offerId: proposal.after.id });
    return { id };
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

  async function publish(trx: Transaction<Database>, change: OfferChange, offer: Offer, by: Author) {
    await store(trx, offer);
    const repository = createOfferChangesRepository(trx, country.code);
    await repository.setStatus(change.id, 'public', { publishedAt: now() });
    await note(trx, by, 'offer.published', change);
  }

  async function publishDue(trx: Transaction<Database>, id: number): Promise<void> {
    const repository = createOfferChangesRepository(trx, country.code);
    const change = await repository.take(id);
    // Another instance was first.
    if (change?.status !== 'approved') return;
    const merged = await merge(trx, change);
    if ('offer' in merged) return await publish(trx, change, merged.offer, site);
    await repository.setStatus(id, 'failed', { reason: refusalReason(merged) });
    await note(trx, site, 'offer.failed', change, merged);
  }

  async function end(trx: Transaction<Database>, id: number): Promise<void> {
    const repository = createOfferChangesRepository(trx, country.code);
    const change = await repository.take(id);
    if (change?.status !== 'public') return;
    await lockOffers(trx, country.code);
    const current = await createOffersRepository(trx).find(country.code, change.offerId);
    if (current) {
      const { before, after } = change;
      // What somebody changed since stays as they left it.
      const kept = new Set<OfferPart>(changedOfferParts(after, current));
      const parts = changedOfferParts(before, after).filter((part) => !kept.has(part));
      const back = before ? withParts(current, parts, before) : { ...current, isActive: false };
      await store(trx, back);
    }
    await repository.setStatus(id, 'ended');
    await note(trx, site, 'offer.ended', change);
  }

  async function store(trx: Transaction<Database>, offer: Offer): Promise<void> {
    await createOffersRepository(trx).upsert(offer, now());
    await notify(trx, CHANGES, 'offers');
  }

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

function refusalReason(refusal: ChangeRefusal): string {
  if (refusal.refused === 'not-publishable') return refusal.problems.map(({ message }) => message).join(' ');
  return 'Oferta s-a schimbat între timp.';
}
