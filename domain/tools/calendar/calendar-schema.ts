import { z } from 'zod';
import { yearOf } from '#domain/base/days/iso-day.ts';
import { isWorkingDay } from './working-days.ts';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';
import { blogTags } from '#domain/texts/schemas/content-schema.ts';
import { datedText, signedText } from '#domain/texts/schemas/signature-schema.ts';
import { text } from '#domain/texts/schemas/page-texts-schema.ts';

const day = z.iso.date();
const source = sourceSchema(httpUrlSchema);

const decision = z
  .strictObject({
    year: z.int().min(2023),
    /** as published, `HG 1307/2023`; null when it could not be verified, or nothing was granted */
    act: text.nullable(),
    /** publication of the act; null when not verified */
    gazette: text.nullable(),
    /** day or month of the decision */
    decidedOn: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, 'decidedOn: yyyy-mm or yyyy-mm-dd'),
    days: z.array(z.strictObject({ day, recoverBy: day.nullable() })),
    /** days that were requested and not granted */
    refused: z.array(day),
    sources: z.array(source).min(1),
  })
  .superRefine(({ year, days, refused }, context) => {
    for (const bridge of [...days.map((granted) => granted.day), ...refused]) {
      // A bridge on a Sunday, or in another year, is a typing error that would spoil a printed calendar.
      if (yearOf(bridge) !== year || !isWorkingDay(bridge)) {
        context.addIssue({ code: 'custom', message: `${bridge} is no working day of ${year}` });
      }
    }
  });

/**
 * Decision of the Government about the bridge days of a year: working days before or after a holiday, given to the public sector
 * and worked off later. A year without a decision has no BridgeDecision; one with an empty decision has no bridges.
 */
export type BridgeDecision = z.infer<typeof decision>;

const section = z.strictObject({ title: text, paragraphs: z.array(text).min(1) });

/** content/pages/zile-libere.yml: the Government's decisions, and the texts of the calendar of every year. */
export const calendarSchema = z.strictObject({
  /** the day of the last search for decisions */
  checked: day,
  ...signedText,
  ...datedText,
  decisions: z
    .array(decision)
    .refine((all) => new Set(all.map(({ year }) => year)).size === all.length, 'decisions: a year twice'),
  /** part below the calendar of every year: a picture of public/, and links to its guides */
  about: z.strictObject({
    title: text,
    caption: text,
    img: z.strictObject({ src: z.string().regex(/^\/[a-z0-9/-]+\.png$/), alt: text }),
    tags: z.array(z.enum(blogTags)).min(1),
  }),
  leave: z.strictObject({ title: text, intro: text, introPast: text }),
  bridge: section.extend({ undecided: text, none: text }),
  file: section,
  method: section,
  sources: z.array(source).min(1),
  related: z.array(z.strictObject({ text, link: z.string().startsWith('/') })),
});

export type CalendarTexts = z.infer<typeof calendarSchema>;
