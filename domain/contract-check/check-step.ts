import type { FormProblem, FormValues } from '#domain/forms/form-state.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { readKept } from './kept-offer.ts';
import { confirmFigures, formOnly } from '#domain/contract-check/read-text/confirm-figures.ts';
import { layOutText } from '#domain/contract-check/read-text/lay-out.ts';
import { LONGEST_TEXT, readText } from '#domain/contract-check/read-text/read-text.ts';
import type { TextQuestion } from '#domain/contract-check/read-text/text-question.ts';

/** Fields of the page that are no figures of a contract: what a button asks for, and a text to find figures in. */
export const stepFields = { step: 'pas', text: 'text' } as const;
export const stepWords = { read: 'citeste', confirm: 'confirma', keep: 'pastreaza', drop: 'scoate' } as const;

/**
 * What was sent asks for one of these. `values` are always the fields of the form alone; `kept` is the offer that was put aside to
 * be compared, null when there is none.
 */
export type CheckStep = { kept: FormValues | null } & Step;

type Step =
  /** the figures are checked */
  | { kind: 'check'; values: FormValues }
  /** figures are looked for in a text */
  | {
      kind: 'read';
      values: FormValues;
      text: string;
      questions: readonly TextQuestion[];
      problems: FormProblem[];
    }
  /** figures of a text that were confirmed go into the form */
  | { kind: 'confirm'; values: FormValues; count: number }
  /** the form is put aside, and an empty one takes its place */
  | { kind: 'keep'; values: FormValues };

/** Reads what a button of the page asks for. A pasted text is looked at here and goes no further. */
export function readStep(sent: FormValues): CheckStep {
  const step = sent[stepFields.step];
  const kept = step === stepWords.drop ? null : readKept(sent);
  if (step === stepWords.confirm) return { kind: 'confirm', kept, ...confirmFigures(sent) };
  const values = formOnly(sent);
  if (step === stepWords.keep) return { kind: 'keep', kept: values, values: {} };
  if (step !== stepWords.read) return { kind: 'check', kept, values };
  const text = layOutText(sent[stepFields.text] ?? '');
  const problem = problemOf(text);
  return {
    kind: 'read',
    kept,
    values,
    text,
    questions: problem === null ? readText(text) : [],
    problems: problem === null ? [] : [{ field: stepFields.text, message: problem }],
  };
}

function problemOf(text: string): string | null {
  if (text.trim() === '') return 'Lipiți textul formularului standard sau al contractului.';
  if (text.length > LONGEST_TEXT) {
    return `Textul are mai mult de ${countNoun(LONGEST_TEXT, 'semn', 'semne')}. Lipiți numai formularul standard.`;
  }
  return null;
}
