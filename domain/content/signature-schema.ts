import { z } from 'zod';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug: lower-case ASCII words joined by hyphens');

const date = z.iso.date();

/** When a text was last changed and read, in the head of a Markdown file and of a data file alike. */
export const datedText = {
  updated: date,
  /** the day somebody last read it and found it right, when that is later than its last change */
  reviewed: date.optional(),
};

/** Who answers for a text: an id of content/data/authors.yml. */
export const signedText = { author: slug };
