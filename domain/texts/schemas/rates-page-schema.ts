import { z } from 'zod';
import { datedText, signedText } from './signature-schema.ts';
import { text } from './page-texts-schema.ts';

/** content/pages/rates.yml: the texts of the converter and of the banks' exchange rates. */
export const ratesPageSchema = z.strictObject({
  ...signedText,
  ...datedText,
  converter: z.strictObject({
    title: text,
    heading: text,
    description: text,
    lede: text,
    pairDescription: text,
    reference: text,
    ecb: text,
    gone: text,
    pastDescription: text,
    past: text,
    apart: text,
    bankDescription: text,
    bank: text,
    noBank: text,
    searchLabel: text,
    searchHint: text,
    searchNone: text,
    loan: z.strictObject({
      title: text,
      /** replaces the title in `spec` mode */
      claim: text,
      text,
      link: z.strictObject({ text, link: z.string().startsWith('/') }),
    }),
  }),
  timelines: z.strictObject({ title: text, intro: text, none: text, short: text, alert: text }),
  banks: z.strictObject({
    title: text,
    pairTitle: text,
    crossTitle: text,
    heading: text,
    headingWithout: text,
    description: text,
    descriptionWithout: text,
    lede: text,
    ledeWithout: text,
    noneOfBank: text,
    noneOfCurrency: text,
    method: text,
    old: text,
    bankDescription: text,
    bankHeadingWithout: text,
    bankDescriptionWithout: text,
    former: text,
    questionsTitle: text,
    questions: z.array(text).min(1),
  }),
  open: z.strictObject({
    title: text,
    text,
    json: text,
    csv: text,
    more: text,
    parameters: text,
    sources: text,
  }),
});

export type RatesPageTexts = z.infer<typeof ratesPageSchema>;
