import type { IsoDay } from '#domain/calendar/iso-day.ts';
import { checkContract, type CheckedContract } from '#domain/contract-check/check-contract.ts';
import { readStep } from '#domain/contract-check/check-step.ts';
import { readContract } from '#domain/contract-check/read-contract.ts';
import { checkWords } from '#domain/contract-check/check-fields.ts';
import { findFigures, type FoundFigures } from '#domain/contract-check/read-text/found-figures.ts';
import { layOutText } from '#domain/contract-check/read-text/lay-out.ts';
import type { FormProblem, FormValues } from '#domain/forms/form-state.ts';
import type { ContractCheckPageData } from './contract-check-page-data.ts';

/** A text of any kind that was read, and the figures in it. */
export type FoundText = FoundFigures & { text: string; isPicture: boolean };

/** What the page shows: the form, an answer, or what a text seems to say. */
export type CheckState = {
  /** the fields of the form */
  values: FormValues;
  problems: readonly FormProblem[];
  checked: CheckedContract | null;
  /** an offer that was put aside, to be compared */
  kept: { values: FormValues; checked: CheckedContract } | null;
  /** a text that was read, with what it says */
  found: FoundText | null;
  /** a text that was not read: it stays to be mended */
  unread: string;
  /** figures of a text were just put into the form */
  isConfirmed: boolean;
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
  const answerTo = (typed: FormValues) => {
    const { contract, problems } = check(typed);
    return { problems, checked: contract && checkContract(contract, data.packs, data.law, today) };
  };
  const first = step.kept && check(step.kept).contract;
  const state: CheckState = {
    values,
    problems: [],
    checked: null,
    kept: step.kept &&
      first && { values: step.kept, checked: checkContract(first, data.packs, data.law, today) },
    found: null,
    unread: '',
    isConfirmed: step.kind === 'confirm',
    today,
    round: 0,
  };
  if (step.kind === 'read') {
    const problems = refused.length > 0 ? refused : step.problems;
    if (problems.length > 0) return { ...state, problems, unread: step.text };
    const text = layOutText(step.text);
    const { isPicture } = step;
    const found = findFigures(text, { today, lenders: data.lenders, isPicture });
    const { unknown, no } = checkWords.yesNo;
    const taken = {
      ...values,
      // „Nu” stands in the form from the beginning: a text that speaks of a mortgage has it asked.
      ipoteca: /ipotec/i.test(text) ? unknown : (values['ipoteca'] ?? no),
      ...Object.fromEntries(found.figures.map(({ field, value }) => [field, value])),
    };
    // An answer comes at once where nobody has to say anything first.
    const isClear = found.asked.length === 0 && !found.figures.some(({ isDoubtful }) => isDoubtful);
    return {
      ...state,
      values: taken,
      found: { ...found, text, isPicture },
      checked: isClear ? answerTo(taken).checked : null,
    };
  }
  if (step.kind === 'confirm' || step.kind === 'keep' || Object.keys(values).length === 0) return state;
  return { ...state, ...answerTo(values) };
}
