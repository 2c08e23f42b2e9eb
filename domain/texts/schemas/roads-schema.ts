import { z } from 'zod';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';
import { pageHead, section, text } from './page-texts-schema.ts';

const source = sourceSchema(httpUrlSchema);

/** One road: its name, its requirements as far as a source states them, and links for further reading. */
const road = z.strictObject({ name: text, asks: text, sources: z.array(source).default([]) });

/** content/pages/drumuri.yml: the texts of the page of the six roads, of its block on the home page and of the links to it. */
export const roadsSchema = z.strictObject({
  ...pageHead,
  /** for amounts beyond every known lender */
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
  /** savings a mutual-aid house requires: the loan is at most so many times the fund */
  fund: z.strictObject({ least: z.int().min(1), most: z.int().min(1), source }),
  notes: z.array(text).min(1),
  /** while the list of offers cannot be read */
  outage: text,
  reach: z.strictObject({ title: text, note: text }),
  /** `none`: if no bank's price covers the loan; `ask`: before the pages of banks without a price */
  examples: section.extend({ income: text, none: text, ask: text }),
  counter: z.strictObject({
    title: text,
    questions: z
      .array(
        z.strictObject({
          q: text,
          a: text,
          /** shown only if its figures are known */ more: text.optional(),
          source: source.nullable(),
        }),
      )
      .min(1),
  }),
  stages: section,
  /** part of the list of offers when none has a current price */
  ways: z.strictObject({
    bank: section.extend({ others: text, ask: text }),
    ownBank: section.extend({ questions: z.tuple([text, text, text]), link: text }),
    creditUnion: z.strictObject({ title: text, link: text }),
    less: z.strictObject({ title: text, waiting: text }),
  }),
  /** `prices`: before the links of houses with prices; `ask`: before links to ask at, if no house has one */
  saving: z.strictObject({ title: text, text, warning: text, prices: text, ask: text, source }),
  /** the button below the roads; `banks`: for amounts beyond every listed lender */
  next: z.strictObject({ offers: text, banks: text }),
  home: z.strictObject({ more: text, check: text }),
});

export type RoadsTexts = z.output<typeof roadsSchema>;
