import { z } from 'zod';
import { transparencyEntrySchema } from '#domain/partners/transparency/entry.ts';
import { changeLifeShape } from './change-life.ts';

const changeSchema = z.object({ ...changeLifeShape, entry: transparencyEntrySchema });
/** An entry of a round: for the server, and as the office's pages get it. */
export type TransparencyChange = z.output<typeof changeSchema>;

const day = z.string();

/** GET /api/admin/transparency */
export const officeTransparencyAnswer = z.object({
  /** the round that pages are read for at present */
  round: z.int(),
  /** obstacles to its publication today; empty: none */
  obstacles: z.array(z.string()),
  published: z.array(z.object({ number: z.int(), publishedOn: day })),
  lenders: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** of the ten, by the approved pages of this round and of earlier ones */
      found: z.int(),
      missing: z.int(),
      /** the letter it would get today */
      letter: z.string(),
      /** day of its first letter; null: none */
      sentOn: day.nullable(),
      /** first day a first round with it may be published; null: without a letter, or in a published round */
      publishableFrom: day.nullable(),
    }),
  ),
  /** waiting ones first */
  changes: z.array(changeSchema.extend({ name: z.string() })),
});
export type OfficeTransparencyAnswer = z.input<typeof officeTransparencyAnswer>;
