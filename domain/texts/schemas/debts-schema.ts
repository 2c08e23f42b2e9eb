import { z } from 'zod';
import { explanations, pageHead, text, waysToHelp } from './page-texts-schema.ts';

/** content/pages/datorii.yml: the texts of the plan of debts. */
export const debtsSchema = z.strictObject({
  ...pageHead,
  h1: text,
  lede: text,
  method: explanations,
  help: waysToHelp,
});

export type DebtsTexts = z.infer<typeof debtsSchema>;
