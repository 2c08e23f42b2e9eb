import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { conversionOf } from '#domain/partners/conversions/conversion-of-reports.ts';
import type { ClickWord } from '#domain/partners/clicks/click-word.ts';
import { sayClickWords } from '#domain/partners/clicks/say-click-words.ts';
import { partnerLink } from '#domain/partners/links/partner-link.ts';
import { termsOn } from '#domain/partners/terms/terms-on.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { partnerNames, readLabels } from '#domain/visits/events/attribution.ts';
import type { Database } from '#server/db/tables.ts';
import { lockPartner } from '#server/partners/ledger/ledger-entries.ts';
import { listOfferTerms } from '#server/partners/terms/offer-terms-change.ts';
import { listPartnerTerms } from '#server/partners/terms/partner-terms-change.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import { deliverTest } from './deliver-postback.ts';
import { addPostback } from './queue-postbacks.ts';

type Options = {
  db: Kysely<Database>;
  jobs: Pick<Jobs, 'send'>;
  country: Pick<Country, 'code' | 'timeZone' | 'leadId'>;
  origin: string;
  now: Date;
};

const MOST_TESTS_AN_HOUR = 20;

export type StartedTest = {
  /** of the postback: its attempts tell how it went */
  id: string;
  /** the link of the test click */
  link: string;
  /** what would have become of that click */
  word: ClickWord;
};

/**
 * Sends a test click through a test conversion to an address of the partner: the link is read as a visit's, the click gets its outcome by
 * the terms of today, the conversion is what one approving report says. Nothing of it is a click or a conversion in the database, so
 * that it counts nowhere; the postback says `is_test`.
 * @returns undefined when the address is gone, or another partner's; `too-many` after 20 tests of the partner within an hour
 */
export async function startTest(
  { db, jobs, country, origin, now }: Options,
  { partnerId, addressId }: { partnerId: string; addressId: string },
): Promise<StartedTest | 'too-many' | undefined> {
  const partner = await db
    .selectFrom('partner_addresses')
    .innerJoin('partners', 'partners.id', 'partner_id')
    .select(['provider_id', 'state'])
    .where('partner_addresses.id', '=', addressId)
    .where('partner_id', '=', partnerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!partner) return undefined;
  const offerId = await anyOffer(db, country.leadId);
  const subs = { sub1: 'test', sub2: 'test-2' };
  const link = partnerLink({ origin, target: { offerId }, providerId: partner.provider_id, subs }) ?? origin;
  const { pid, ...labels } = readLabels(new URL(link).searchParams, partnerNames);
  const [offerTerms, partnerTerms] = await Promise.all([
    listOfferTerms(db, country.code),
    listPartnerTerms(db, country.code),
  ]);
  const day = dayOf(now, country.timeZone);
  const clickId = randomUUID();
  const word =
    sayClickWords(
      [
        {
          id: clickId,
          clickedAt: now,
          offerId,
          clientId: null,
          isProgram: false,
          partner:
            pid === partner.provider_id ? { id: partnerId, isApproved: partner.state === 'approved' } : null,
          isOfferPaused: false,
          termsId: termsOn({ offerTerms, partnerTerms }, { partnerId, offerId, day })?.id ?? null,
        },
      ],
      [],
    ).get(clickId) ?? 'counted';
  const { status } = conversionOf([
    { status: 'approved', payout: null, receivedAt: now, isConfirmed: false },
  ]);
  const told = {
    click_id: clickId,
    offer_id: offerId,
    ...labels,
    status,
    payout: '0.00',
    reason: '',
  } as const;
  const id = await db.transaction().execute(async (trx) => {
    // One partner's tests follow each other, so that none passes the limit beside another.
    await lockPartner(trx, partnerId);
    const since = new Date(now.getTime() - 3_600_000);
    if ((await countTests(trx, partnerId, since)) >= MOST_TESTS_AN_HOUR) return undefined;
    const content = { ...told, is_test: true };
    const made = await addPostback(trx, { addressId, conversionId: null, content, now });
    await jobs.send(deliverTest, { id: made }, trx);
    return made;
  });
  return id === undefined ? 'too-many' : { id, link, word };
}

async function countTests(db: Kysely<Database>, partnerId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('outgoing_postbacks')
    .innerJoin('partner_addresses', 'partner_addresses.id', 'address_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('conversion_id', 'is', null)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

async function anyOffer(db: Kysely<Database>, leadId: string): Promise<string> {
  const feed = await db
    .selectFrom('lead_feeds')
    .select('active_ids')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return feed?.active_ids[0] ?? 'test';
}
