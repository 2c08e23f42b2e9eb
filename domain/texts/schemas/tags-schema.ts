import { z } from 'zod';
import { blogTags } from './content-schema.ts';
import { text } from './page-texts-schema.ts';

/** The themes of the guides, in the order they are shown: content/data/tags.yml */
export const tagsSchema = z
  .array(z.strictObject({ slug: z.enum(blogTags), name: text, description: text }))
  .refine((tags) => blogTags.every((slug) => tags.some((tag) => tag.slug === slug)), 'a tag has no entry');

export type Tag = z.infer<typeof tagsSchema>[number];
