import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { readKept } from './kept-offer.ts';
import { confirmFigures } from '#domain/tools/contract-check/read-text/confirm-figures.ts';
import { LONGEST_TEXT } from '#domain/tools/contract-check/read-text/text-marks.ts';

/**
 * Fields of the page that are not facts of a contract: the action of a button, a text to find figures in, and whether it was a
 * picture.
 */
export const stepFields = { step: 'pas', text: 'text', source: 'sursa' } as const;
export const stepWords = {
  read: 'citeste',
  confirm: 'confirma',
  keep: 'pastreaza',
  drop: 'scoate',
  picture: 'poza',
} as const;

/**
 * The requested action. `values` are only the fields of the form; `kept` is the offer to compare with, null without one.
 */
export type CheckStep = { kept: FormValues | null } & Step;

type Step =
  /** check the figures */
  | { kind: 'check'; values: FormValues }
  /** find figures in a text, unless it has an error */
  | { kind: 'read'; values: FormValues; text: string; isPicture: boolean; problems: FormProblem[] }
  /** put the figures of a text into the form, where more can be added */
  | { kind: 'confirm'; values: FormValues }
  /** set the form aside, and replace it by an empty one */
  | { kind: 'keep'; values: FormValues };

/**
 * Reads which action a button of the page requests. A pasted text is not parsed here, only its length is checked.
 * @param longest maximum length of a text, in characters
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
