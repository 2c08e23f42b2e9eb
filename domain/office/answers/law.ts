import { z } from 'zod';

/** What asks for somebody's eyes first. `ended`: the act's last day is past, and nobody has read the pages since. */
export const lawStates = ['ended', 'changed', 'unread', 'read'] as const;
export type LawState = (typeof lawStates)[number];

const use = z.object({ label: z.string(), path: z.string() });

const lawRowSchema = z.object({
  article: z.string(),
  name: z.string(),
  title: z.string(),
  /** our public page of it */
  path: z.string(),
  /** how it was read, in words */
  reading: z.string(),
  /** of its entry as it is now: what a person confirms is exactly this */
  fingerprint: z.string(),
  state: z.enum(lawStates),
  readBy: z.string().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** pages, checks and letters that lean on it */
  uses: z.array(use),
});
/** One article of the library, as the office sees it. */
export type LawRow = z.output<typeof lawRowSchema>;

/** GET /api/admin/law: what changed first. */
export const lawAnswer = z.object({ articles: z.array(lawRowSchema) });
export type LawAnswer = z.input<typeof lawAnswer>;

/** POST /api/admin/law/read: somebody has read the pages of an article against this form of its entry. */
export const lawReadBody = z.object({ article: z.string().max(200), fingerprint: z.string().max(100) });
