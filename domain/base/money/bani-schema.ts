import { z } from 'zod';
import type { Bani } from './bani.ts';

/** An amount in whole bani, 0 or more. The brand exists in types only: the number is unchanged. */
export const baniSchema = z.int().min(0) as unknown as z.ZodType<Bani, Bani>;
