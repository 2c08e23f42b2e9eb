import { z } from 'zod';
import { httpUrlSchema, sourceSchema } from '#domain/offers/source-schema.ts';
import { pageHead, section, text } from './page-texts-schema.ts';

const source = sourceSchema(httpUrlSchema);

/** One road: what it is called, what it asks of who takes it as far as a source says so, and where one reads more. */
const road = z.strictObject({ name: text, asks: text, sources: z.array(source).default([]) });

/** content/pages/drumuri.yml: the texts of the page of the six roads, of its block on the home page and of the way to it. */
export const roadsSchema = z.strictObject({
  ...pageHead,
  /** where no lender is known to go so far */
  beyond: text,
  roads: z.strictObject({
    waiting: road,
    bank: road,
    'credit-union': road,
    'current-price': road,
    'old-price': road,
    'legal-maximum': road,
    offered: road,
    checked: road,
  }),
  /** what a mutual-aid house asks to be saved first: the loan is at most so many times the fund */
  fund: z.strictObject({ least: z.int().min(1), most: z.int().min(1), source }),
  notes: z.array(text).min(1),
  /** while the list of offers can not be read */
  outage: text,
  reach: z.strictObject({ title: text, note: text }),
  /** `none`: where no bank's price speaks of the loan; `ask`: before the pages of banks without a price */
  examples: section.extend({ income: text, none: text, ask: text }),
  counter: z.strictObject({
    title: text,
    questions: z
      .array(
        z.strictObject({
          q: text,
          a: text,
          /** said too where its figures are known */ more: text.optional(),
          source: source.nullable(),
        }),
      )
      .min(1),
  }),
  stages: section,
  /** what the list of offers shows where nobody has a price of today */
  ways: z.strictObject({
    bank: section,
    ownBank: section.extend({ questions: z.tuple([text, text, text]), link: text }),
    creditUnion: z.strictObject({ title: text, link: text }),
    less: z.strictObject({ title: text, stages: text, offers: text, waiting: text }),
  }),
  /** `prices`: before the houses whose prices are told; `ask`: before the others, where none is */
  saving: z.strictObject({ title: text, text, warning: text, prices: text, ask: text, source }),
  /** the way on below the roads; `banks`: where no lender of the list goes so far */
  next: z.strictObject({ offers: text, banks: text }),
  home: z.strictObject({ more: text, check: text }),
});

export type RoadsTexts = z.output<typeof roadsSchema>;
