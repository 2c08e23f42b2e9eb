import { z } from 'zod';
import { transparencyEntrySchema } from '#domain/transparency/entry.ts';
import { changeLifeShape } from './change-life.ts';

const changeSchema = z.object({ ...changeLifeShape, entry: transparencyEntrySchema });
/** Something read for a round: for the server, and as the office's pages get it. */
export type TransparencyChange = z.output<typeof changeSchema>;

const day = z.string();

/** GET /api/admin/transparency */
export const officeTransparencyAnswer = z.object({
  /** the round that pages are read for now */
  round: z.int(),
  /** why it can not be published today; none: it can */
  obstacles: z.array(z.string()),
  published: z.array(z.object({ number: z.int(), publishedOn: day })),
  lenders: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** of the ten, by the approved pages of this round and of those before it */
      found: z.int(),
      missing: z.int(),
      /** what it would be told today */
      letter: z.string(),
      /** when it was first written to; null: it was not */
      sentOn: day.nullable(),
      /** from when a first round with it may be published; null: it was not written to, or is in a published round */
      publishableFrom: day.nullable(),
    }),
  ),
  /** those that wait first */
  changes: z.array(changeSchema.extend({ name: z.string() })),
});
export type OfficeTransparencyAnswer = z.input<typeof officeTransparencyAnswer>;
