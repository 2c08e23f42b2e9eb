import { z } from 'zod';
import { pauseLengths, type PauseLength } from './pause.ts';
import { emailSchema } from '#domain/base/forms/email.ts';
import { paragraphSchema } from '#domain/base/forms/texts.ts';
import { paragraphs } from '#domain/base/forms/typed-rules.ts';

/** Requests of the forms of /datele-mele/, by the value of their field `fapta`. */
const ownDataDeeds = ['cere', 'deschide', 'inchide', 'sterge', 'pauza', 'altceva'] as const;
export type OwnDataDeed = (typeof ownDataDeeds)[number];

export const ownDataDeedForm = z.object({
  fapta: z.enum(ownDataDeeds, 'Alegeți din nou, de pe această pagină'),
});

/** Requests a link to the data held on an address. */
export const askForLinkForm = z.object({ email: emailSchema });

/** Erasing cannot be undone, so a checkbox confirms it. */
export const eraseForm = z.object({
  sigur: z.literal('da', 'Bifați că ați înțeles că ștergerea nu se poate desface'),
});

export const pauseForm = z.object({
  zile: z
    .enum(pauseLengths.map(String), 'Alegeți cât să țină pauza')
    .transform((days) => Number(days) as PauseLength),
});

/** Requests without a button of their own: correcting, restricting, objecting. */
export const otherRequestForm = z.object({
  cerere: paragraphSchema(paragraphs.cerere),
});
