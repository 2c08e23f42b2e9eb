import type { BackupTables } from '#server/db/tables/backup-tables.ts';
import type { ChangesTables } from '#server/db/tables/changes-tables.ts';
import type { EvidenceTables } from '#server/db/tables/evidence-tables.ts';
import type { OffersTables } from '#server/db/tables/offers-tables.ts';
import type { OpinionsTables } from '#server/db/tables/opinions-tables.ts';
import type { EventsTables } from '#server/db/tables/events-tables.ts';
import type { EditorialTables } from '#server/db/tables/editorial-tables.ts';
import type { SearchTables } from '#server/db/tables/search-tables.ts';
import type { RatesTables } from '#server/db/tables/rates-tables.ts';
import type { ConsentTables } from '#server/db/tables/consent-tables.ts';
import type { PushTables } from '#server/db/tables/push-tables.ts';
import type { ConversionsTables } from '#server/db/tables/conversions-tables.ts';
import type { PartnersTables } from '#server/db/tables/partners-tables.ts';
import type { SeriesTables } from '#server/db/tables/series-tables.ts';
import type { StatisticsTables } from '#server/db/tables/statistics-tables.ts';
import type { MailAndFormsTables } from '#server/db/tables/mail-and-forms-tables.ts';
import type { SubscriptionsTables } from '#server/db/tables/subscriptions-tables.ts';
import type { OfficeTables } from '#server/db/tables/office-tables.ts';
import type { InstancesTables } from '#server/db/tables/instances-tables.ts';
import type { PrivacyTables } from '#server/db/tables/privacy-tables.ts';

/**
 * Every table of the database by name, as Kysely sees it: each subject's tables are in a file of their own, the purpose of a table
 * is in its migration. Columns are in snake_case here and nowhere outside the repositories.
 */
export type Database = OffersTables &
  ChangesTables &
  EvidenceTables &
  SeriesTables &
  OpinionsTables &
  EventsTables &
  EditorialTables &
  SearchTables &
  RatesTables &
  ConsentTables &
  PushTables &
  ConversionsTables &
  PartnersTables &
  StatisticsTables &
  MailAndFormsTables &
  SubscriptionsTables &
  PrivacyTables &
  InstancesTables &
  BackupTables &
  OfficeTables;
