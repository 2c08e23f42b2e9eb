import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { clickWords, type ClickWord } from '#domain/partners/clicks/click-word.ts';
import { conversionWords } from '#domain/partners/ledger/conversion-word.ts';

/** Answers of `/api/parteneri/v1/`, for partners' programs: amounts in bani, moments in UTC, names as in postbacks. */

const bani = z.number().int();
const clickWord = z.enum(Object.keys(clickWords) as [ClickWord, ...ClickWord[]]);

/** A part of a list, with where the next part begins; null: nothing follows now. */
const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), next_cursor: z.string().nullable() });

export const apiOffers = listOf(
  z.object({
    offer_id: z.string(),
    name: z.string(),
    /** the partner's link to it */
    link: z.string(),
    /** for an approved conversion: an amount, or hundredths of a percent of what the lender pays */
    share: z.union([
      z.object({ kind: z.literal('fixed'), bani }),
      z.object({ kind: z.literal('percent'), hundredths: z.number().int() }),
    ]),
    monthly_limit_bani: bani.nullable(),
    hold_days: z.number().int(),
    from: z.iso.date(),
    until: z.iso.date().nullable(),
  }),
);

const sub = z.string().nullable();
export const apiClicks = listOf(
  z.object({
    click_id: z.string(),
    clicked_at: momentSchema,
    offer_id: z.string(),
    sub1: sub,
    sub2: sub,
    sub3: sub,
    sub4: sub,
    sub5: sub,
    sub6: sub,
    sub7: sub,
    sub8: sub,
    /** its outcome, and the same in Romanian */
    word: clickWord,
    says: z.string(),
  }),
);

export const apiConversions = listOf(
  z.object({
    conversion_id: z.string(),
    click_id: z.string(),
    clicked_at: momentSchema,
    offer: z.string(),
    word: z.enum(conversionWords),
    says: z.string(),
    /** owed, within the month's limit */
    bani,
    /** sum by the terms without the month's limit; null while it waits */
    share_bani: bani.nullable(),
  }),
);

export const apiPostbacks = listOf(
  z.object({
    event_id: z.string(),
    made_at: momentSchema,
    click_id: z.string(),
    is_test: z.boolean(),
    url: z.string(),
    delivered_at: momentSchema.nullable(),
    given_up_at: momentSchema.nullable(),
    attempts: z.array(
      z.object({
        at: momentSchema,
        took_ms: z.number().int(),
        status: z.number().int().nullable(),
        problem: z.string().nullable(),
      }),
    ),
  }),
);

const statementShape = {
  month: z.string(),
  last_number: z.number().int(),
  last_hash: z.string(),
  payable_bani: bani,
  held_bani: bani,
  made_at: momentSchema,
};
export const apiStatements = listOf(z.object(statementShape));

/** One month: with the text that the published script checks. */
export const apiStatement = z.object({ ...statementShape, text: z.string() });

const fewOr = z.union([z.number().int(), z.literal('sub 5')]);
export const apiReport = listOf(
  z.object({
    /** the day, the offer's id or the value of sub1 */
    group: z.string(),
    /** a group of fewer than five clicks is „sub 5” */
    clicks: fewOr,
    counted: fewOr,
    conversions: z.number().int(),
    /** sum owed for them */
    bani,
  }),
);
