import { z } from 'zod';

export const repaymentSchema = z.enum(['instalments', 'credit-line', 'credit-card']);
