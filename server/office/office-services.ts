import type { Kysely, Transaction } from 'kysely';
import type { OfferList } from '#domain/offers/offer.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { OpenAuth } from './open-auth.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import type { EvidenceChanges } from '#server/offers/evidence/evidence-changes.ts';
import type { LiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import type { HidingDesk } from '#server/texts/hidden/hiding-desk.ts';
import type { Database } from '#server/db/tables.ts';
import type { Doctor } from '#server/operations/doctor/doctor.ts';
import type { StoredResponse } from '#server/shared/http/stored-response.ts';
import type { OperationsServices } from '#server/operations/operations.ts';
import type { SeriesChanges } from '#server/tools/series/series-changes.ts';
import type { TransparencyChanges } from '#server/partners/transparency/transparency-changes.ts';
import type { Suppressions } from '#server/people/unsubscribe/suppressions.ts';
import type { LiveInstance } from '#server/texts/instances/instances-repository.ts';
import type { OwnInstance } from '#server/texts/instances/own-instance.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

/** Services for routes of the back office. */
export type OfficeServices = {
  db: Kysely<Database>;
  openAuth: OpenAuth;
  /** origin of the back office */
  origin: string;
  /** calls per minute that one network (/24 or /48) may make without an account */
  callLimit: number;
  /** mails about answered comments, and the links to stop them */
  moderation: { outbox: MailOutbox; links: SignedLinks };
  /** our mails to people, the site's origin, and the address for replies */
  mail: { outbox: MailOutbox; operator: string; origin: string };
  suppressions: Suppressions;
  country: Country;
  now: () => Date;
  operations: OperationsServices;
  doctor: Doctor;
  texts: TextsServices;
  hiding: HidingDesk;
  /** the evidence of lenders' prices, and its changes */
  evidence: LiveEvidence;
  evidenceChanges: EvidenceChanges;
  /** the series of figures, and their changes */
  seriesChanges: SeriesChanges;
  /** the readings of lenders' live pages, round by round */
  transparencyChanges: TransparencyChanges;
  /** called in the transaction of an erasure: queues it for the list beside the backups */
  onErased: (trx: Transaction<Database>) => Promise<void>;
};

/** The texts of the site, for the office. */
export type TextsServices = {
  /** all content, including what is not public yet */
  content: Content;
  /** whether visitors find a page at a path now */
  isPublicPath: (path: string) => boolean;
  /** whether this instance hides a text */
  isHidden: (entry: ContentEntry) => boolean;
  /** renders the page of a text as visitors will see it; undefined for an unknown text */
  preview: (slug: string) => Promise<StoredResponse | undefined>;
  /** the text files with their hashes: as read at the start, and as they are now */
  files: { served: ReadonlyMap<string, string>; read: () => ReadonlyMap<string, string> };
  /** the answering instance, and all instances on this database */
  instances: {
    own: Pick<OwnInstance, 'id' | 'state'>;
    listLive: () => Promise<LiveInstance[]>;
    /** reads the offers from the database, bypassing the cache */
    readOffers: () => Promise<OfferList>;
  };
};
