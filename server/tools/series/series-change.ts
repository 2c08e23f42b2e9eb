import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { SeriesEntry } from '#domain/base/series/series-book.ts';
import type { ChangeKind } from '#server/shared/changes/change-lists.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';
import type { Database } from '#server/db/tables.ts';

/** PostgreSQL's channel of changed series. */
export const SERIES = 'series';

export const seriesKind: ChangeKind<SeriesEntry> = { name: 'series', subjectOf: ({ series }) => series };

/** Stores the values added to the series of one country. */
export const createSeriesChangesRepository = (db: Kysely<Database>, country: CountryCode) =>
  createChangesRepository(db, seriesKind, country);
