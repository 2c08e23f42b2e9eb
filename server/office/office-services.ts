import type { Kysely, Transaction } from 'kysely';
import type { Access } from '#domain/answers/office/role.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { WaitingName } from '#domain/answers/office/waiting-places.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { OpenAuth } from './open-auth.ts';
import type { Database } from '#server/db/tables.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';

/** Waiting work that one query finds for people with a role, by the names of `waitingPlaces`. */
export type WaitingWork = {
  access: Access;
  find: (db: Kysely<Database>) => Promise<Partial<Record<WaitingName, Waiting>>>;
};

/** Services every route of the back office may use; the routes of a subject name theirs beside these. */
export type OfficeServices = {
  db: Kysely<Database>;
  openAuth: OpenAuth;
  /** origin of the back office */
  origin: string;
  /** calls per minute that one network (/24 or /48) may make without an account */
  callLimit: number;
  /** our mails to people, the site's origin, and the address for replies */
  mail: { outbox: MailOutbox; operator: string; origin: string };
  /** mails about answered comments, and the links to stop them */
  moderation: { outbox: MailOutbox; links: SignedLinks };
  country: Country;
  now: () => Date;
  /** called in the transaction of an erasure: queues it for the list beside the backups */
  onErased: (trx: Transaction<Database>) => Promise<void>;
  /** waiting work of every subject */
  waiting: readonly WaitingWork[];
};
