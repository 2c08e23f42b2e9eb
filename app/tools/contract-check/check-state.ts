import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { checkContract, type CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { readStep } from '#domain/tools/contract-check/check-step.ts';
import type { Contract } from '#domain/tools/contract-check/contract.ts';
import { readContract } from '#domain/tools/contract-check/read-contract.ts';
import { checkWords } from '#domain/tools/contract-check/check-fields.ts';
import { contractAmongRoads } from '#domain/tools/contract-check/contract-among-roads.ts';
import { verdictByCases, type VerdictByCases } from '#domain/tools/contract-check/verdict-by-cases.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { publishedAprs } from '#domain/offers/roads/published-aprs.ts';
import type { RoadRates } from '#domain/offers/roads/rates-on-day.ts';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import type { FoundText, SentText } from './find-in-text.ts';

/** Content of the page: the form, an answer, or the figures of a text. */
export type CheckState = {
  /** values of the form */
  values: FormValues;
  problems: readonly FormProblem[];
  checked: CheckedContract | null;
  /** of the checked contract; null without one */
  verdict: VerdictByCases | null;
  /** an offer set aside for comparison */
  kept: { values: FormValues; checked: CheckedContract } | null;
  /** a text that was read, with its figures */
  found: FoundText | null;
  /** a text that could not be read: it stays for correction */
  unread: string;
  /** figures of a text were just put into the form */
  isConfirmed: boolean;
  /** date of the answer */
  today: IsoDay;
  /** incremented by an answer that brings other values: the form's fields are then created anew */
  round: number;
};

/**
 * Computes the content of the page from the submitted form. Pure: server and browser get the same result.
 * @param refused why a submitted text is not read
 * @param read finds figures in a text; called only if one was sent
 */
export function stateOf(
  data: Pick<ContractCheckPageData, 'lenders' | 'packs' | 'law'> & { roads: { rates: RoadRates } },
  sent: FormValues,
  today: IsoDay,
  refused: readonly FormProblem[],
  read: ((sent: SentText) => FoundText) | null,
): CheckState {
  const step = readStep(sent);
  const { values } = step;
  const check = (typed: FormValues) => readContract(typed, { today, lenders: data.lenders });
  const checkOne = (contract: Contract) => checkContract(contract, data.packs, data.law, today);
  const answerTo = (typed: FormValues) => {
    const { contract, problems } = check(typed);
    if (contract === null) return { problems, checked: null, verdict: null };
    const checked = checkOne(contract);
    const { asked } = contractAmongRoads(checked);
    const published = {
      bank: publishedAprs('bank', data.roads.rates, asked),
      'credit-union': publishedAprs('credit-union', data.roads.rates, asked),
    };
    return { problems, checked, verdict: verdictByCases(contract, checkOne, published, today) };
  };
  const first = step.kept && check(step.kept).contract;
  const state: CheckState = {
    values,
    problems: [],
    checked: null,
    verdict: null,
    kept: step.kept && first && { values: step.kept, checked: checkOne(first) },
    found: null,
    unread: '',
    isConfirmed: step.kind === 'confirm',
    today,
    round: 0,
  };
  if (step.kind === 'read') {
    const problems = refused.length > 0 ? refused : step.problems;
    if (problems.length > 0 || read === null) return { ...state, problems, unread: step.text };
    const { isPicture } = step;
    const found = read({ text: step.text, isPicture, today, lenders: data.lenders });
    const { unknown, no } = checkWords.yesNo;
    const taken = {
      ...values,
      // „Nu” is the form's default: a text that mentions a mortgage makes it a question.
      ipoteca: /ipotec/i.test(found.text) ? unknown : (values['ipoteca'] ?? no),
      ...Object.fromEntries(found.figures.map(({ field, value }) => [field, value])),
    };
    // The answer follows at once if the visitor has nothing to confirm.
    const isClear = found.asked.length === 0 && !found.figures.some(({ isDoubtful }) => isDoubtful);
    return {
      ...state,
      values: taken,
      found,
      ...(isClear && { ...answerTo(taken), problems: [] }),
    };
  }
  if (step.kind === 'confirm' || step.kind === 'keep' || Object.keys(values).length === 0) return state;
  return { ...state, ...answerTo(values) };
}
