import { checkFields, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { ListedLender } from '#domain/tools/contract-check/contract.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { mergeFills } from './confirm-figures.ts';
import { creditKindIn } from './credit-kind-in-text.ts';
import { DOUBT } from './text-marks.ts';
import { lenderIn } from './lender-in-text.ts';
import { BORDER } from './text-marks.ts';
import { readText } from './read-text.ts';
import { OF_APR, settleFigures } from './settle-figures.ts';
import type { Candidate, TextQuestion, TextQuestionKind } from './text-question.ts';

/** A figure for the form, with the words of the text that it was read from. */
export type FoundFigure = {
  field: CheckField;
  value: string;
  line: string;
  /** to be checked: it was read with uncertainty */
  isDoubtful: boolean;
};

/** A figure with several readings: a person chooses the right one. */
export type AskedFigure = {
  kind: TextQuestionKind;
  choices: readonly { fills: Candidate['fills']; words: string; line: string }[];
};

/** Figures of an offer's text, as one list. */
export type FoundFigures = {
  /** in the order of the form's fields */
  figures: readonly FoundFigure[];
  asked: readonly AskedFigure[];
};

/** Input of the search for figures besides the text. */
export type FiguresContext = {
  /** date of an undated offer */
  today: IsoDay;
  lenders: readonly ListedLender[];
  /** the text was recognised in a picture: if figures contradict each other, one may have been misread */
  isPicture: boolean;
};

const LONGEST_LINE = 120;

/** Finds the figures in a text of any kind: a standard form, a contract, a message, a recognised picture. */
export function findFigures(text: string, { today, lenders, isPicture }: FiguresContext): FoundFigures {
  const read = readText(text, (plain) => [...creditKindIn(plain), ...lenderIn(plain, lenders)]);
  const { questions, isContradicted } = settleFigures(read, today);
  const [settled, open] = [questions.flatMap(sure), questions.flatMap(unsure)];
  const values = mergeFills(
    inOrder(settled).flatMap(({ candidates }) => candidates.map(({ fills }) => fills)),
  );
  // With two credits in one text it is unknown which one the other figures belong to.
  const areTwo = open.some(({ kind }) => kind === 'credit' || kind === 'term');
  const isUncertain = ({ kind, candidates }: TextQuestion) =>
    ((areTwo || (isPicture && isContradicted)) && OF_APR.has(kind)) ||
    candidates.some(({ from, to }) => text.slice(from, to).includes(DOUBT));
  const figures = checkFields.flatMap((field): FoundFigure[] => {
    const value = values[field];
    const from = inOrder(settled).filter(({ candidates }) => candidates[0]?.fills[field] !== undefined);
    const last = from.at(-1)?.candidates[0];
    if (value === undefined || !last) return [];
    return [{ field, value, line: lineOf(text, last), isDoubtful: from.some(isUncertain) }];
  });
  return { figures, asked: open.map(asked) };

  function asked({ kind, candidates }: TextQuestion): AskedFigure {
    return {
      kind,
      choices: candidates.map((candidate) => ({
        fills: candidate.fills,
        words: candidate.words,
        line: lineOf(text, candidate),
      })),
    };
  }
}

/** Returns the certain part of a question: its only candidate, or what all candidates agree on. */
function sure(question: TextQuestion): TextQuestion[] {
  const [first] = question.candidates;
  if (!first) return [];
  const fills = Object.fromEntries(
    Object.entries(first.fills).filter(([field, value]) =>
      question.candidates.every((other) => other.fills[field as CheckField] === value),
    ),
  );
  return Object.keys(fills).length === 0 ? [] : [{ ...question, candidates: [{ ...first, fills }] }];
}

/** Returns what the candidates of a question disagree on. */
function unsure(question: TextQuestion): TextQuestion[] {
  if (question.candidates.length < 2) return [];
  const same = sure(question)[0]?.candidates[0]?.fills ?? {};
  const candidates = question.candidates.map((candidate) => ({
    ...candidate,
    fills: Object.fromEntries(
      Object.entries(candidate.fills).filter(([field]) => !(field in same)),
    ) as Candidate['fills'],
  }));
  return [{ ...question, candidates }];
}

/** Sorts the received amount after the contract's amount, which it overrides. */
function inOrder(settled: readonly TextQuestion[]): TextQuestion[] {
  const rank = ({ kind }: TextQuestion) => (kind === 'received' ? 1 : 0);
  return settled.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the words around a figure: from its label to the end of its line, shortened in the middle. */
function lineOf(text: string, { begin, from, to }: Candidate): string {
  const tidy = (words: string) =>
    words.replaceAll(DOUBT, '').replaceAll(BORDER, ' ').replace(/\s+/g, ' ').trim();
  // To the end of the sentence, without cutting a word.
  const rest = /^(?:[^\n.;]|[.;](?! )){0,40}(?![^\s.;])/.exec(text.slice(to, to + 60))?.[0] ?? '';
  const [label, figure] = [tidy(text.slice(begin, from)), tidy(text.slice(from, to) + rest)];
  if (label.length + figure.length < LONGEST_LINE) return tidy(`${label} ${figure}`);
  const start = /^.{0,60}\b/.exec(label)?.[0].trim() ?? '';
  return `${start} … ${figure.slice(0, LONGEST_LINE)}`;
}
