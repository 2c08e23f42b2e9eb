import type { OffersTables } from './tables/offers-tables.ts';
import type { OpinionsTables } from './tables/opinions-tables.ts';
import type { EventsTables } from './tables/events-tables.ts';
import type { EditorialTables } from './tables/editorial-tables.ts';
import type { SearchTables } from './tables/search-tables.ts';
import type { RatesTables } from './tables/rates-tables.ts';
import type { ConsentTables } from './tables/consent-tables.ts';
import type { PushTables } from './tables/push-tables.ts';
import type { ConversionsTables } from './tables/conversions-tables.ts';
import type { StatisticsTables } from './tables/statistics-tables.ts';
import type { MailAndFormsTables } from './tables/mail-and-forms-tables.ts';
import type { SubscriptionsTables } from './tables/subscriptions-tables.ts';
import type { OfficeTables } from './tables/office-tables.ts';
import type { InstancesTables } from './tables/instances-tables.ts';
import type { PrivacyTables } from './tables/privacy-tables.ts';

/**
 * Every table of the database by name, as Kysely sees it: a subject's tables are in a file of their own, what a table is
 * for stands in its migration. Columns are in snake_case here and nowhere outside the repositories.
 */
export type Database = OffersTables &
  OpinionsTables &
  EventsTables &
  EditorialTables &
  SearchTables &
  RatesTables &
  ConsentTables &
  PushTables &
  ConversionsTables &
  StatisticsTables &
  MailAndFormsTables &
  SubscriptionsTables &
  PrivacyTables &
  InstancesTables &
  OfficeTables;
