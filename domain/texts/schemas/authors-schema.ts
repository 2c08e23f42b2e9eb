import { z } from 'zod';
import { text } from './page-texts-schema.ts';

/** Authors of texts: editorial desks, until real persons are configured. content/data/authors.yml */
export const authorsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z-]+$/),
    name: text,
    kind: z.enum(['desk', 'person']),
    /** one line: the task of the desk or person */
    role: text,
    about: z.array(text).min(1),
  }),
);

export type Author = z.infer<typeof authorsSchema>[number];
