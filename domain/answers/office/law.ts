import { z } from 'zod';

/** States in the order of urgency. `ended`: the act's last day is past, and the pages are unread since. */
export const lawStates = ['ended', 'changed', 'unread', 'read'] as const;
export type LawState = (typeof lawStates)[number];

const use = z.object({ label: z.string(), path: z.string() });

const lawRowSchema = z.object({
  article: z.string(),
  name: z.string(),
  title: z.string(),
  /** our public page about it */
  path: z.string(),
  /** how it was read, in words */
  reading: z.string(),
  /** of its present entry: a person confirms exactly this one */
  fingerprint: z.string(),
  state: z.enum(lawStates),
  readBy: z.string().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** pages, checks and letters that lean on it */
  uses: z.array(use),
});
/** One article of the library in the office. */
export type LawRow = z.output<typeof lawRowSchema>;

/** GET /api/admin/law: changed articles first. */
export const lawAnswer = z.object({ articles: z.array(lawRowSchema) });
export type LawAnswer = z.input<typeof lawAnswer>;

/** POST /api/admin/law/read: records that the pages of an article were read against this form of its entry. */
export const lawReadBody = z.object({ article: z.string().max(200), fingerprint: z.string().max(100) });
