import { z } from 'zod';
import { baniSchema } from '#domain/base/money/bani-schema.ts';

export const legalMaximumSchema = z.strictObject({ cost: baniSchema, total: baniSchema });
/** The most the law lets this loan cost (see domain/law/legal-maximum.ts). */
export type LegalMaximum = z.output<typeof legalMaximumSchema>;
