import type { Kysely } from 'kysely';
import type { Country } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { OpenPartnerAuth } from './open-partner-auth.ts';

/** Services every route of the partners' desk may use; the routes of a subject name theirs beside these. */
export type PartnerDeskServices = {
  db: Kysely<Database>;
  openAuth: OpenPartnerAuth;
  /** origin of the desk, and of the site */
  origin: string;
  /** calls per minute that one network (/24 or /48) may make without an account */
  callLimit: number;
  outbox: MailOutbox;
  country: Country;
  now: () => Date;
};
