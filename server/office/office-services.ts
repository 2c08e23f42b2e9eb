import type { Kysely, Transaction } from 'kysely';
import type { OfferList } from '#domain/offers/offer.ts';
import type { Country } from '#domain/countries/country.ts';
import type { OpenAuth } from './open-auth.ts';
import type { Content } from '#server/content/content.ts';
import type { ContentEntry } from '#server/content/read-content-files.ts';
import type { EvidenceChanges } from '#server/evidence/evidence-changes.ts';
import type { LiveEvidence } from '#server/evidence/live-evidence.ts';
import type { HidingDesk } from '#server/hidden/hiding-desk.ts';
import type { Database } from '#server/db/tables.ts';
import type { Doctor } from '#server/doctor/doctor.ts';
import type { StoredResponse } from '#server/http/stored-response.ts';
import type { OperationsServices } from '#server/operations/operations.ts';
import type { SeriesChanges } from '#server/series/series-changes.ts';
import type { TransparencyChanges } from '#server/transparency/transparency-changes.ts';
import type { Suppressions } from '#server/unsubscribe/suppressions.ts';
import type { LiveInstance } from '#server/instances/instances-repository.ts';
import type { OwnInstance } from '#server/instances/own-instance.ts';
import type { MailOutbox } from '#server/mail/mail-outbox.ts';
import type { SignedLinks } from '#server/moderation/signed-links.ts';

/** What routes of the back office may use. */
export type OfficeServices = {
  db: Kysely<Database>;
  openAuth: OpenAuth;
  /** where the back office is opened */
  origin: string;
  /** how often in a minute one network (/24 or /48) may call what is open without an account */
  callLimit: number;
  /** who is told when a comment is answered, and how to stop that */
  moderation: { outbox: MailOutbox; links: SignedLinks };
  /** how we write to people, from where, and where their answers go */
  mail: { outbox: MailOutbox; operator: string; origin: string };
  suppressions: Suppressions;
  country: Country;
  now: () => Date;
  operations: OperationsServices;
  doctor: Doctor;
  texts: TextsServices;
  hiding: HidingDesk;
  /** what is known of the prices of lenders, and its changes */
  evidence: LiveEvidence;
  evidenceChanges: EvidenceChanges;
  /** figures that change by themselves, and who changes them */
  seriesChanges: SeriesChanges;
  /** what is read of lenders' live pages, round by round */
  transparencyChanges: TransparencyChanges;
  /** something was erased for good, in this transaction: it goes on the list beside the backups */
  onErased: (trx: Transaction<Database>) => Promise<void>;
};

/** What the office knows of the texts of the site. */
export type TextsServices = {
  /** all of it, also what is not public yet */
  content: Content;
  /** whether visitors find a page at a path now */
  isPublicPath: (path: string) => boolean;
  /** whether a text is out of sight, as this program knows it */
  isHidden: (entry: ContentEntry) => boolean;
  /** the page of a text as visitors will see it; undefined when there is no such text */
  preview: (slug: string) => Promise<StoredResponse | undefined>;
  /** the files of texts with their hashes: as they were read at the start, and as they are now */
  files: { served: ReadonlyMap<string, string>; read: () => ReadonlyMap<string, string> };
  /** the program that answers, and all of them over this database */
  instances: {
    own: Pick<OwnInstance, 'id' | 'state'>;
    listLive: () => Promise<LiveInstance[]>;
    /** the offers as they are this moment, whatever was remembered */
    readOffers: () => Promise<OfferList>;
  };
};
