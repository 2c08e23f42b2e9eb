import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { yearsBefore } from '#domain/tools/calendar/years-before.ts';
import type { Database } from '#server/db/tables.ts';
import { forgetAccessLinks } from './access-links.ts';
import { forgetPartnerContacts } from './partner-contacts.ts';

// Period for messages and requests, in which a claim about them may be brought (Civil Code, article 2517).
const CLAIM_YEARS = 3;
// A year-old request for offers is obsolete, and its consents end with it.
const REGISTRATION_YEARS = 1;

/**
 * Deletes people's messages and requests when their period ends; content/pages/politica-de-confidentialitate.md promises these
 * periods.
 */
export async function forgetOwnData(db: Kysely<Database>, now: Date, timeZone: string): Promise<void> {
  const claimsEnd = yearsBefore(now, CLAIM_YEARS);
  await db.deleteFrom('contact_messages').where('created_at', '<', claimsEnd).execute();
  await db
    .deleteFrom('registrations')
    .where('created_at', '<', yearsBefore(now, REGISTRATION_YEARS))
    .execute();
  await db.deleteFrom('data_requests').where('done_at', '<', claimsEnd).execute();
  await db.deleteFrom('self_exclusions').where('until_day', '<', dayOf(now, timeZone)).execute();
  await forgetAccessLinks(db, now);
  await forgetPartnerContacts(db, claimsEnd);
}
