import type { IsoDay } from '#domain/calendar/iso-day.ts';
import { checkContract, type CheckedContract } from '#domain/contract-check/check-contract.ts';
import { readStep } from '#domain/contract-check/check-step.ts';
import { readContract } from '#domain/contract-check/read-contract.ts';
import { layOutText } from '#domain/contract-check/read-text/lay-out.ts';
import { readText } from '#domain/contract-check/read-text/read-text.ts';
import type { TextQuestion } from '#domain/contract-check/read-text/text-question.ts';
import type { FormProblem, FormValues } from '#domain/forms/form-state.ts';
import type { ContractCheckPageData } from './contract-check-page-data.ts';

/** What the page shows: the form, an answer, or what a text seems to say. */
export type CheckState = {
  /** the fields of the form */
  values: FormValues;
  problems: readonly FormProblem[];
  checked: CheckedContract | null;
  /** an offer that was put aside, to be compared */
  kept: { values: FormValues; checked: CheckedContract } | null;
  /** a text that was read, with what it seems to say */
  found: { text: string; questions: readonly TextQuestion[] } | null;
  /** a text that was not read: it stays to be mended */
  unread: string;
  /** how many figures of a text were just put into the form */
  confirmed: number | null;
  /** the day the answer was made */
  today: IsoDay;
  /** raised by each answer: the form's fields start anew only when other values were brought */
  round: number;
};

/**
 * What the page shows of what was sent. Pure: the server and the browser come to the same.
 * @param refused why the server does not read a text that was sent to it
 */
export function stateOf(
  data: Pick<ContractCheckPageData, 'lenders' | 'packs' | 'law'>,
  sent: FormValues,
  today: IsoDay,
  refused: readonly FormProblem[] = [],
): CheckState {
  const step = readStep(sent);
  const { values } = step;
  const check = (typed: FormValues) => readContract(typed, { today, lenders: data.lenders });
  const first = step.kept && check(step.kept).contract;
  const state: CheckState = {
    values,
    problems: [],
    checked: null,
    kept: step.kept &&
      first && { values: step.kept, checked: checkContract(first, data.packs, data.law, today) },
    found: null,
    unread: '',
    confirmed: null,
    today,
    round: 0,
  };
  if (step.kind === 'read') {
    const problems = refused.length > 0 ? refused : step.problems;
    if (problems.length > 0) return { ...state, problems, unread: step.text };
    const text = layOutText(step.text);
    return { ...state, found: { text, questions: readText(text) } };
  }
  if (step.kind === 'confirm') return { ...state, confirmed: step.count };
  if (step.kind === 'keep' || Object.keys(values).length === 0) return state;
  const { contract, problems } = check(values);
  return { ...state, problems, checked: contract && checkContract(contract, data.packs, data.law, today) };
}
