import type { Kysely } from 'kysely';
import { romania } from '#domain/law/countries/romania.ts';
import type { Database } from '#server/db/tables.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';
import { offerTermsKind } from '#server/partners/terms/offer-terms-change.ts';
import { partnerTermsKind } from '#server/partners/terms/partner-terms-change.ts';

type Terms = {
  /** offers that a payer pays for */
  offers: readonly string[];
  /** ids of partners, each with a fixed share of 45 lei for all of these offers */
  partners: readonly string[];
  /** yyyy-mm-dd */
  from: string;
};

/** Publishes terms as two people would have decided them. */
export async function publishTerms(db: Kysely<Database>, { offers, partners, from }: Terms): Promise<void> {
  const days = { from, until: null };
  const now = new Date('2026-01-02T10:00:00Z');
  const by = 'terms-decider';
  await db
    .insertInto('office_users')
    .values({
      id: by,
      name: 'Ion',
      email: 'ion@office.example',
      email_verified: true,
      roles: ['administrator'],
      deactivated_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const publish = { status: 'public', by, decidedAt: now, publishedAt: now } as const;
  const ofOffers = createChangesRepository(db, offerTermsKind, romania.code);
  for (const offerId of offers) {
    const begins = { ...days, offerId, payerId: 'payer', paysFor: 'loan' } as const;
    const id = await ofOffers.add({ content: { subject: offerId, begins }, note: '' }, null, now);
    await ofOffers.update(id, publish);
  }
  const ofPartners = createChangesRepository(db, partnerTermsKind, romania.code);
  for (const partnerId of partners) {
    const begins = {
      ...days,
      partnerId,
      offers: null,
      share: { kind: 'fixed', bani: 4_500 },
      monthlyLimitBani: null,
      holdDays: 14,
      payoutThresholdBani: 10_000,
    } as const;
    const id = await ofPartners.add({ content: { subject: partnerId, begins }, note: '' }, null, now);
    await ofPartners.update(id, publish);
  }
}
