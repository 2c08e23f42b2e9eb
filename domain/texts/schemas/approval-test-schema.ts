import { z } from 'zod';
import { datedText, signedText } from './signature-schema.ts';
import { text } from './page-texts-schema.ts';

const condition = z.strictObject({
  question: text,
  hint: text.optional(),
  /** advice for an unanswered question */
  unanswered: text,
  /** label of the condition in the table of the result */
  label: text,
  /** meaning of an unmet condition, and advice */
  missing: z.strictObject({ title: text, text }),
});

/** The texts of the approval-chance test: content/pages/test-de-aprobare.yml. */
export const approvalTestSchema = z.strictObject({
  ...signedText,
  ...datedText,
  title: text,
  intro: text,
  yes: text,
  no: text,
  submit: text,
  conditions: z.strictObject({
    over: condition,
    citizen: condition,
    validIdentity: condition,
    validBank: condition,
  }),
  result: z.strictObject({
    title: text,
    orientation: text,
    all: text,
    some: text,
    table: text,
    heads: z.tuple([text, text, text]),
    total: text,
    method: text,
    next: z.array(z.strictObject({ text, href: z.string().regex(/^\/[a-z0-9/-]*$/, 'href: /path/') })),
  }),
});

export type ApprovalTestTexts = z.infer<typeof approvalTestSchema>;
