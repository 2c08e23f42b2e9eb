import { z } from 'zod';
import { type HiddenKind, hiddenKinds } from '#domain/answers/hidden/hidden-things.ts';

const kind = z.enum(Object.keys(hiddenKinds) as [HiddenKind, ...HiddenKind[]]);
const named = z.object({ id: z.string(), name: z.string() });
const id = z.string().trim().min(1, 'Alegeți ce scoateți.').max(200, 'Cel mult 200 de caractere.');

/** A thing that can be hidden: in the address of a call, and in the body that hides it. */
export const hiddenThingSchema = z.object({ kind, id });

/** POST /api/admin/hidden */
export const hideBody = hiddenThingSchema.extend({
  reason: z
    .string()
    .trim()
    .min(10, 'Scrieți pe scurt de ce, ca să știe și colegii: cel puțin 10 caractere.')
    .max(1000, 'Cel mult 1 000 de caractere.'),
});

const hidingSchema = hiddenThingSchema.extend({
  /** for people; the id itself if it has no name any more */
  name: z.string(),
  reason: z.string(),
  hiddenBy: z.string(),
  hiddenAt: z.iso.datetime(),
  /** texts hidden with it */
  takes: z.array(named),
  /** visible texts that name it, for a person to decide about */
  mentionedIn: z.array(named),
});
/** One hidden thing in the office. */
export type HidingRow = z.output<typeof hidingSchema>;

/** GET /api/admin/hidden */
export const hiddenAnswer = z.object({
  hidden: z.array(hidingSchema),
  /** the things to choose from; pages are typed */
  choices: z.object({ lender: z.array(named), figure: z.array(named), text: z.array(named) }),
});
export type HiddenAnswer = z.input<typeof hiddenAnswer>;
