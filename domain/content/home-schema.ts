import { z } from 'zod';
import { pageHead, text } from './page-texts-schema.ts';

const link = z.strictObject({ text, link: z.string().regex(/^\/[a-z0-9/-]*$/, 'link: /path/') });
/** A page, or a section of it. */
const linkOrSection = z.strictObject({
  text,
  link: z.string().regex(/^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/, 'link: /path/#section'),
});
const titled = z.strictObject({ title: text, text });
const checklist = z.strictObject({ title: text, items: z.array(text).min(1) });

const hero = z.strictObject({
  question: text,
  amountLabel: text,
  termLabel: text,
  submit: text,
  /** link to the page of the six roads, with the request */
  roads: text,
  privacy: text,
  mailing: text,
  several: text,
  single: text,
  few: text,
  none: text,
  ceiling: text,
  noCeiling: text,
  rowsLabel: text,
  others: text,
  othersCeiling: text,
  unserved: text,
  failure: text,
  method: text,
  foreignBank: text,
  compare: text,
  avoid: z.strictObject({ title: text, items: z.array(text).min(1), links: z.array(linkOrSection).min(1) }),
});

const typicalLoan = z.strictObject({
  title: text,
  link: link.shape.link,
  /** whole lei */
  amount: z.int().positive(),
  term: z.strictObject({ count: z.int().positive(), unit: z.enum(['months', 'days']) }),
});

/** A tool of the site; each has its drawing (app/features/home/tools.tsx). */
const tool = z.strictObject({
  ...titled.shape,
  link: z.enum([
    '/verificare/',
    '/calculator-rate-credit/',
    '/datorii/',
    '/drumuri/',
    '/convertor-valutar/',
    '/indicatori/',
  ]),
});

/** A figure about the site itself, never without a source and a date. */
const counter = z.strictObject({ value: text, label: text, source: text, date: z.iso.date() });

/** The texts of the home page: content/pages/home.yml. */
export const homeSchema = z.strictObject({
  ...pageHead,
  hero,
  steps: z.strictObject({ title: text, intro: text, items: z.array(titled).length(3) }),
  typicalLoans: z.strictObject({
    title: text,
    intro: text,
    ends: z.tuple([text, text]),
    items: z.array(typicalLoan).min(1),
  }),
  tools: z.strictObject({ title: text, intro: text, items: z.array(tool).min(1) }),
  purposes: z.strictObject({ title: text, intro: text }),
  reasons: z.strictObject({
    title: text,
    /** `onlySourced`: hidden in `spec` mode, which shows claims without a source */
    items: z.array(titled.extend({ onlySourced: z.boolean().default(false) })).min(1),
    link,
  }),
  reviews: z.strictObject({
    title: text,
    intro: text,
    none: text,
    checksTitle: text,
    checks: z.array(text).min(1),
    invite: text,
    inviteMore: text,
    link,
  }),
  amounts: z.strictObject({
    title: text,
    intro: text,
    ceiling: text,
    noCeiling: text,
    /** whole lei */
    items: z.array(z.int().positive()).min(1),
  }),
  loanTypes: z.strictObject({ title: text, intro: text }),
  faq: z.strictObject({ title: text, items: z.array(z.strictObject({ q: text, a: text })).min(1) }),
  benefits: z.strictObject({ title: text, given: checklist, notAsked: checklist }),
  closing: z.strictObject({ title: text, text, action: text, link }),
  counters: z.array(counter),
});

export type HomeTexts = z.infer<typeof homeSchema>;
