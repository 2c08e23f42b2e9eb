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
  /** follows the question in the heading; `shortLarge` for amounts above the small-credit ceilings */
  short: text,
  shortLarge: text,
  submit: text,
  mailing: text,
  ceiling: text,
  lawful: text,
  none: text,
  failure: text,
  avoid: z.strictObject({ title: text, items: z.array(text).min(1), links: z.array(linkOrSection).min(1) }),
});

const typicalLoan = z.strictObject({
  title: text,
  link: link.shape.link,
  /** whole lei */
  amount: z.int().positive(),
  term: z.strictObject({ count: z.int().positive(), unit: z.enum(['months', 'days']) }),
});

/** A figure about the site itself, never without a source and a date. */
const counter = z.strictObject({ value: text, label: text, source: text, date: z.iso.date() });

/** The texts of the home page: content/pages/home.yml. */
export const homeSchema = z.strictObject({
  ...pageHead,
  hero,
  method: z.strictObject({ unserved: text, foreignBank: text }),
  steps: z.strictObject({ title: text, items: z.array(titled).length(3) }),
  typicalLoans: z.strictObject({
    title: text,
    intro: text,
    items: z.array(typicalLoan).min(1),
  }),
  /** the band for visitors who already hold an offer */
  door: z.strictObject({ title: text, text, action: link, tools: z.array(link).min(1) }),
  choices: z.strictObject({ title: text, purposes: text, loanTypes: text }),
  reasons: z.strictObject({
    title: text,
    /** `onlySourced`: hidden in `spec` mode, which shows claims without a source */
    items: z.array(titled.extend({ onlySourced: z.boolean().default(false) })).min(1),
    link,
  }),
  reviews: z.strictObject({
    title: text,
    none: text,
    more: text,
    link,
    checksTitle: text,
    checks: z.array(text).min(1),
  }),
  amounts: z.strictObject({
    title: text,
    ceiling: text,
    noCeiling: text,
    note: text,
    /** whole lei */
    items: z.array(z.int().positive()).min(1),
  }),
  faq: z.strictObject({ title: text, items: z.array(z.strictObject({ q: text, a: text })).min(1) }),
  benefits: z.strictObject({ title: text, given: checklist, notAsked: checklist }),
  closing: z.strictObject({ title: text, text, action: text, link }),
  counters: z.array(counter),
});

export type HomeTexts = z.infer<typeof homeSchema>;
