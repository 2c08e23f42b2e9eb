import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { apiPostbacks } from '#domain/answers/partners/api.ts';
import type { Database } from '#server/db/tables.ts';
import { listAttempts } from '#server/partners/postbacks-out/sent-postbacks.ts';
import { exactMoment, partOf } from './cursor.ts';
import type { AskedPart } from './list-api-clicks.ts';

/** Lists the postbacks sent to a partner, the oldest first, each with every attempt and its answer. */
export async function listApiPostbacks(
  db: Kysely<Database>,
  { partnerId, after, limit }: AskedPart,
): Promise<z.output<typeof apiPostbacks>> {
  let asked = db
    .selectFrom('outgoing_postbacks as postback')
    .innerJoin('partner_addresses as address', 'address.id', 'address_id')
    .select(['postback.id', 'made_at', 'click_id', 'conversion_id', 'url', 'delivered_at', 'given_up_at'])
    .select(exactMoment('made_at').as('at'))
    .where('partner_id', '=', partnerId);
  if (after)
    asked = asked.where(sql<boolean>`(made_at, postback.id) > (${after.at}::timestamptz, ${after.id}::uuid)`);
  const found = await asked
    .orderBy('made_at')
    .orderBy('postback.id')
    .limit(limit + 1)
    .execute();
  const { rows, next_cursor } = partOf(found, limit, ({ at, id }) => ({ at, id }));
  const attempts = await listAttempts(
    db,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map(({ at: _at, id, conversion_id: conversion, ...row }) => ({
      ...row,
      event_id: id,
      is_test: conversion === null,
      attempts: (attempts.get(id) ?? []).map(({ at, tookMs, status, problem }) => ({
        at,
        took_ms: tookMs,
        status,
        problem,
      })),
    })),
    next_cursor,
  };
}
