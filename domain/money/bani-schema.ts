import { z } from 'zod';
import type { Bani } from './bani.ts';

/** An amount in whole bani, 0 or more. The brand is a matter of types alone: the number is the same before and after. */
export const baniSchema = z.int().min(0) as unknown as z.ZodType<Bani, Bani>;
