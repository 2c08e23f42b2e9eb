import { z } from 'zod';

/** A name in addresses and files: lower-case ASCII words joined by hyphens. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug: lower-case ASCII words joined by hyphens');
