import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { readKept } from './kept-offer.ts';
import { confirmFigures } from '#domain/tools/contract-check/read-text/confirm-figures.ts';
import { LONGEST_TEXT } from '#domain/tools/contract-check/read-text/text-marks.ts';

/** Fields of the page that are no figures of a contract: what a button asks for, a text to find figures in, and whether it was a picture. */
export const stepFields = { step: 'pas', text: 'text', source: 'sursa' } as const;
export const stepWords = {
  read: 'citeste',
  confirm: 'confirma',
  keep: 'pastreaza',
  drop: 'scoate',
  picture: 'poza',
} as const;

/**
 * What was sent asks for one of these. `values` are always the fields of the form alone; `kept` is the offer that was put aside to
 * be compared, null when there is none.
 */
export type CheckStep = { kept: FormValues | null } & Step;

type Step =
  /** the figures are checked */
  | { kind: 'check'; values: FormValues }
  /** figures are to be looked for in a text, unless there is a problem with it */
  | { kind: 'read'; values: FormValues; text: string; isPicture: boolean; problems: FormProblem[] }
  /** figures of a text go into the form, where more can be said */
  | { kind: 'confirm'; values: FormValues }
  /** the form is put aside, and an empty one takes its place */
  | { kind: 'keep'; values: FormValues };

/**
 * What a button of the page asks for. A pasted text is not read here: only its length is looked at.
 * @param longest signs of a text that are read
 */
export function readStep(sent: FormValues, longest = LONGEST_TEXT): CheckStep {
  const step = sent[stepFields.step];
  const kept = step === stepWords.drop ? null : readKept(sent);
  const values = confirmFigures(sent);
  if (step === stepWords.confirm) return { kind: 'confirm', kept, values };
  if (step === stepWords.keep) return { kind: 'keep', kept: values, values: {} };
  if (step !== stepWords.read) return { kind: 'check', kept, values };
  const text = sent[stepFields.text] ?? '';
  const problem = problemOf(text, longest);
  return {
    kind: 'read',
    kept,
    values,
    text,
    isPicture: sent[stepFields.source] === stepWords.picture,
    problems: problem === null ? [] : [{ field: stepFields.text, message: problem }],
  };
}

function problemOf(text: string, longest: number): string | null {
  if (text.trim() === '') return 'Lipiți textul formularului standard sau al contractului.';
  if (text.length > longest) {
    return `Textul are mai mult de ${countNoun(longest, 'semn', 'semne')}. Lipiți numai formularul standard.`;
  }
  return null;
}
