import { z } from 'zod';
import { refineBy } from './refine-by.ts';
import { nameRule, type ParagraphBounds, paragraphRule } from './typed-rules.ts';

/** The name of a person, as they write it. */
export const nameSchema = z.string().trim().superRefine(refineBy(nameRule));

/** Builds the schema of a text of some lines. */
export function paragraphSchema(bounds: ParagraphBounds) {
  return z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .superRefine(refineBy(paragraphRule(bounds)));
}

/** Makes a field optional; undefined when empty. */
export function optional<Schema extends z.ZodType<unknown, string>>(schema: Schema) {
  return z
    .string()
    .optional()
    .transform((text) => text?.trim() || undefined)
    .pipe(schema.optional());
}

/** A checkbox: whether it was ticked. */
export const tickSchema = z
  .string()
  .optional()
  .transform((text) => text === 'da');
