import { z } from 'zod';
import { explanations, pageHead, section, text, waysToHelp } from './page-texts-schema.ts';

/** content/pages/verificare.yml: the texts of the check of an offer or a contract. */
export const contractCheckSchema = z.strictObject({
  ...pageHead,
  h1: text,
  lede: text,
  form: z.strictObject({ caption: text }),
  results: section,
  /** the other roads to the same money */
  roads: section,
  checked: section,
  method: explanations,
  help: waysToHelp,
});

export type ContractCheckTexts = z.infer<typeof contractCheckSchema>;
