import { z } from 'zod';
import { text } from './page-texts-schema.ts';

/** A partner's logo entry (product specification, section 3). */
const partner = z.strictObject({
  name: text,
  /** a file of public/parteneri/ */
  image: z.string().regex(/^\/parteneri\/[a-z0-9-]+\.(svg|png)$/, 'image: /parteneri/name.svg or .png'),
  link: z.url({ protocol: /^https$/ }),
});

/** content/data/partners.yml: our paying partners, and the text while there are none. */
export const partnersSchema = z.strictObject({
  title: text,
  intro: text,
  none: text,
  partners: z
    .array(partner)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'a partner twice'),
});

export type PartnersTexts = z.infer<typeof partnersSchema>;
