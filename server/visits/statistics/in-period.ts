import { type RawBuilder, sql } from 'kysely';
import type { Asked } from './asked.ts';

/** Builds the condition for the rows of a period and country. */
export function inPeriod({ country, from, to }: Asked): RawBuilder<boolean> {
  const days = sql<boolean>`day between ${from}::date and ${to}::date`;
  return country === null ? days : sql<boolean>`country = ${country} and ${days}`;
}
