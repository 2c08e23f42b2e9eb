import { z } from 'zod';
import { text } from './page-texts-schema.ts';

/** What else people call pages, by path: content/data/search-names.yml. */
export const searchNamesSchema = z.record(z.string().regex(/^\/(?:[a-z0-9-]+\/)*$/), z.array(text).min(1));
