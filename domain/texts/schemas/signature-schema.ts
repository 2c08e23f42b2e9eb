import { slugSchema } from '#domain/base/text/slug-schema.ts';
import { z } from 'zod';

const date = z.iso.date();

/** Days of the last change and of the last review of a text, in the head of a Markdown file and of a data file alike. */
export const datedText = {
  updated: date,
  /** the day of the last review without changes, if later than the last change */
  reviewed: date.optional(),
};

/** Author who is responsible for a text: an id of content/data/authors.yml. */
export const signedText = { author: slugSchema };
