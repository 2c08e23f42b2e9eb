import { z } from 'zod';
import { text } from './page-texts-schema.ts';

/** Other names people use for pages, by path: content/data/search-names.yml. */
export const searchNamesSchema = z.record(z.string().regex(/^\/(?:[a-z0-9-]+\/)*$/), z.array(text).min(1));
