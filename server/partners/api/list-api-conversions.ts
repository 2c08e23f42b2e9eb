import type { z } from 'zod';
import type { apiConversions } from '#domain/answers/partners/api.ts';
import { listPartnerConversions } from '#server/partners/ledger/list-partner-conversions.ts';
import type { LedgerOptions } from '#server/partners/ledger/settle-conversions.ts';
import { partOf } from './cursor.ts';
import type { AskedPart } from './list-api-clicks.ts';

/** Lists what became of each conversion of a partner, the first clicked first. */
export async function listApiConversions(
  options: LedgerOptions,
  { partnerId, after, limit }: AskedPart,
): Promise<z.output<typeof apiConversions>> {
  const all = await listPartnerConversions({ ...options, partnerId });
  const ordered = all.toSorted(
    (a, b) => a.clickedAt.getTime() - b.clickedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const follows = ({ clickedAt, id }: (typeof ordered)[number]) =>
    !after || clickedAt.toISOString() > after.at || (clickedAt.toISOString() === after.at && id > after.id);
  const { rows, next_cursor } = partOf(ordered.filter(follows), limit, ({ clickedAt, id }) => ({
    at: clickedAt.toISOString(),
    id,
  }));
  return {
    data: rows.map(({ id, clickId, clickedAt, offer, word, says, bani, share }) => ({
      conversion_id: id,
      click_id: clickId,
      clicked_at: clickedAt,
      offer,
      word,
      says,
      bani,
      share_bani: share,
    })),
    next_cursor,
  };
}
