import { z } from 'zod';
import { reasonSchema } from './reason-schema.ts';

/** Most bytes of an imported file. */
export const FILE_LIMIT = 2 * 1024 * 1024;

/** Body of a call that imports a file as proposals: its text, and where it comes from. */
export const importSchema = z.object({
  text: z.string().max(FILE_LIMIT),
  note: reasonSchema('Scrieți de unde este fișierul.'),
});
