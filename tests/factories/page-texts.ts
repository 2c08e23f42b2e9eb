import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { z } from 'zod';

/** The texts of a page as the site has them, from content/pages/, without the block that declares the page. @param name of the file */
export function pageTexts<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const file = new URL(`../../content/pages/${name}.yml`, import.meta.url);
  const { page: _, ...texts } = load(readFileSync(file, 'utf8')) as { page: unknown };
  return schema.parse(texts);
}
