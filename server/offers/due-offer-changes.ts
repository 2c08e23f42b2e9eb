import type { Kysely, Transaction } from 'kysely';
import type { Country } from '#domain/law/countries/country.ts';
import { changedOfferParts, type OfferPart, withParts } from '#domain/offers/offer-parts.ts';
import type { Author } from '#server/shared/changes/audit-log.ts';
import type { Database } from '#server/db/tables.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import { createOfferChangesRepository, lockOffers } from './offer-changes-repository.ts';
import { type ChangeRefusal, createOfferChangeSteps } from './offer-change-steps.ts';
import { createOffersRepository } from './offers-repository.ts';

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'rulePacks' | 'limits' | 'timeZone'>;
  now: () => Date;
};

const site: Author = { id: null, name: 'site' };

/**
 * Makes public what was approved for a moment that has come, and ends what was public until one; each in a transaction of
 * its own, so that one that fails holds up none of the others.
 * @throws {AggregateError} with every failure; they are tried again by the next call
 */
export async function applyDueChanges({ db, country, now }: Options): Promise<void> {
  const { merge, publish, store, note } = createOfferChangeSteps({ country, now });
  const { toPublish, toEnd } = await createOfferChangesRepository(db, country.code).listDue(now());
  const apply = (id: number, change: (trx: Transaction<Database>, id: number) => Promise<void>) => () =>
    db.transaction().execute((trx) => change(trx, id));
  await tryAll([...toPublish.map((id) => apply(id, publishDue)), ...toEnd.map((id) => apply(id, end))]);

  async function publishDue(trx: Transaction<Database>, id: number): Promise<void> {
    const repository = createOfferChangesRepository(trx, country.code);
    const change = await repository.take(id);
    // Another instance published this change first.
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
      // Parts that somebody changed since this change was published stay as they left them.
      const kept = new Set<OfferPart>(changedOfferParts(after, current));
      const parts = changedOfferParts(before, after).filter((part) => !kept.has(part));
      const back = before ? withParts(current, parts, before) : { ...current, isActive: false };
      await store(trx, back);
    }
    await repository.setStatus(id, 'ended');
    await note(trx, site, 'offer.ended', change);
  }
}

function refusalReason(refusal: ChangeRefusal): string {
  if (refusal.refused === 'not-publishable') return refusal.problems.map(({ message }) => message).join(' ');
  return 'Oferta s-a schimbat între timp.';
}
