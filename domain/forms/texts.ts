import { z } from 'zod';
import { countNoun } from '#domain/text/count-noun.ts';

const LONGEST_NAME = 80;

/** The name of a person, as they write it: any letters, no markup, no address of a site. */
export const nameSchema = z
  .string()
  .trim()
  .min(2, 'Scrieți numele dumneavoastră')
  .max(LONGEST_NAME, `Scrieți numele în cel mult ${LONGEST_NAME} de caractere`)
  .refine((text) => /\p{L}/u.test(text), 'Scrieți numele cu litere')
  .refine(
    (text) => !/[<>\r\n]|https?:|www\./i.test(text),
    'Scrieți numai numele, fără linkuri și fără semnele < și >',
  );

/** A text of some lines. @param empty what to say when nothing is there */
export function paragraphSchema({ empty, least, most }: { empty: string; least: number; most: number }) {
  return z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, empty)
        .min(least, `Scrieți cel puțin ${countNoun(least, 'caracter', 'caractere')}`)
        .max(
          most,
          `Textul este prea lung. Scurtați-l la cel mult ${countNoun(most, 'caracter', 'caractere')}`,
        ),
    );
}

/** A field that may stay empty; undefined then. */
export function optional<Schema extends z.ZodType<unknown, string>>(schema: Schema) {
  return z
    .string()
    .optional()
    .transform((text) => text?.trim() || undefined)
    .pipe(schema.optional());
}

/** A box to tick: whether it was. */
export const tickSchema = z
  .string()
  .optional()
  .transform((text) => text === 'da');
