import type { z } from 'zod';
import type { repaymentSchema } from './repayment-schema.ts';

/** Kinds of credit in words, by how they are repaid. */
export const repaymentWords: Readonly<Record<z.output<typeof repaymentSchema>, string>> = {
  instalments: 'credit în rate',
  'credit-line': 'linie de credit',
  'credit-card': 'card de credit',
};
