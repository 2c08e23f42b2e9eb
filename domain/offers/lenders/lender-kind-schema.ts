import { z } from 'zod';

export const lenderKindSchema = z.enum(['ifn', 'foreign-bank', 'unknown']);
export type LenderKind = z.output<typeof lenderKindSchema>;
