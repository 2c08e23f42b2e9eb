import { feesIn } from './fees.ts';
import { createSpans, firstAtLeast } from './spans.ts';
import { figuresBefore, restOfLine } from './figure-before.ts';
import type { Figure } from './figures.ts';
import { foldText, PAGE_END } from './fold-text.ts';
import { labels, otherRows, type Label } from './labels.ts';
import { datedPaymentsIn, instalmentsIn } from './payments-in-text.ts';
import type { Candidate, Found, TextQuestion } from './text-question.ts';

/** A longer text is more than a contract: nobody wrote so many signs to be read. */
export const LONGEST_TEXT = 300_000;
/** Of a text that is sent to be read, without scripts: a standard form is shorter, and others wait while the server reads. */
export const LONGEST_SENT = 20_000;

// The explanation of the standard form stands between a label and its figure.
const REACH = 320;
const MOST_CANDIDATES = 6;
const pageEnds = new RegExp(PAGE_END, 'g');

/**
 * The figures of a pasted standard form or contract, each with its place. Nothing is guessed: a figure is offered only after a
 * known label, and where two could be meant both are offered. What to do with them is for a person to say.
 * @param text at most `LONGEST_TEXT` signs; of a longer one the beginning is read
 */
export function readText(text: string): TextQuestion[] {
  const whole = text.slice(0, LONGEST_TEXT);
  const { plain, at } = foldText(whole);
  const instalments = instalmentsIn(plain);
  const found = [
    ...labelledIn(plain, instalments),
    ...instalments,
    ...datedPaymentsIn(plain),
    ...fixedIn(plain),
  ].filter(({ fills }) => Object.keys(fills).length > 0);
  const place = ({ from, to }: Pick<Found, 'from' | 'to'>) => {
    const [start, end] = [at[from] ?? 0, at[to] ?? whole.length];
    // A space before the next word belongs to neither.
    const words = whole.slice(start, end);
    return { words: words.replace(/\s+/g, ' ').trim(), from: start, to: start + words.trimEnd().length };
  };
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  const questions = [...byKind].map(([kind, all]): TextQuestion => ({
    kind,
    candidates: withoutRepeats(all.map((one) => ({ ...place(one), fills: one.fills }))),
  }));
  const fees = feesIn(plain).map(({ kind, ways, from, to, name, number }): TextQuestion => {
    const written = place(name).words;
    return {
      kind,
      candidates: ways({ name: written, number }).map((fills) => ({ ...place({ from, to }), fills })),
    };
  });
  const first = ({ candidates }: TextQuestion) => candidates[0]?.from ?? 0;
  return [...questions, ...fees].toSorted((a, b) => first(a) - first(b));
}

type Hit = {
  label: Label;
  words: string;
  from: number;
  to: number;
  /** figures on its left, where the row has them there */
  before: Figure[];
};

function labelledIn(plain: string, taken: readonly Found[]): Found[] {
  const isLine = /lini[ea] de credit|card de credit|descoperit de cont/.test(plain);
  const hits = hitsIn(plain);
  const ends = [...hits.map(({ from }) => from), ...[...plain.matchAll(otherRows)].map(({ index }) => index)]
    .concat([...plain.matchAll(pageEnds)].map(({ index }) => index))
    .toSorted((a, b) => a - b);
  const isTaken = createSpans([...taken, ...hits.flatMap(({ before }) => before)]);
  return hits.flatMap((hit, index) => {
    const { label, words, to, before } = hit;
    const figures = before.length > 0 ? ownFigures(before, hits[index - 1], plain) : ahead();
    return figures.flatMap((figure) =>
      label
        .fills(figure, {
          label: words,
          between: plain.slice(to, Math.max(to, figure.from)),
          after: plain.slice(figure.to, figure.to + 24),
          isLine,
        })
        .map((fills): Found => ({ kind: label.kind, fills, from: figure.from, to: figure.to })),
    );

    /** What follows, up to the next row; of its first figure the line. */
    function ahead(): Figure[] {
      const end = ends[firstAtLeast(ends, to)] ?? plain.length;
      const figuresAhead = label
        .figures(plain.slice(to, Math.min(end, to + REACH)))
        .map((figure) => ({ ...figure, from: figure.from + to, to: figure.to + to }))
        .filter((figure) => !isTaken(figure));
      const [first] = figuresAhead;
      if (!first) return [];
      const rowEnd = first.to + plain.slice(first.to, to + REACH).search(/[.;](?=\s)|\n|$/);
      return figuresAhead.filter((figure) => figure.from <= rowEnd);
    }
  });
}

/** The labels of a text, in order. A label inside a longer one is a part of its words. */
function hitsIn(plain: string): Hit[] {
  let end = 0;
  return labels
    .flatMap((label) =>
      [...plain.matchAll(label.pattern)].map(({ 0: words, index }) => ({ label, words, from: index })),
    )
    .toSorted((a, b) => a.from - b.from || b.words.length - a.words.length)
    .flatMap(({ label, words, from }): Hit[] => {
      if (from < end) return [];
      end = from + words.length;
      return [
        { label, words, from, to: end, before: figuresBefore(plain, { from, to: end }, label.figures) },
      ];
    });
}

/** Figures on the left of a label, unless the label of the line before waits for one like them: then nobody knows whose they are. */
function ownFigures(figures: Figure[], previous: Hit | undefined, plain: string): Figure[] {
  const waits =
    previous !== undefined &&
    previous.before.length === 0 &&
    /^\s*$/.test(plain.slice(previous.to, figures[0]?.from).replace(/[():%]/g, '')) &&
    previous.label.figures(restOfLine(plain, previous.to)).length === 0;
  return waits ? [] : figures;
}

/** „dobândă fixă”, „rata variabilă a dobânzii” */
function fixedIn(plain: string): Found[] {
  const words =
    /\bdob[a-z]* (?:anual[a-z]* |nominal[a-z]* )*(fix|variabil)[a-z]*|\brat[a-z]* (fix|variabil)[a-z]* a dobanzii/g;
  return [...plain.matchAll(words)].map(({ 0: all, 1: before, 2: after, index }) => ({
    kind: 'fixed',
    fills: { fixa: (before ?? after) === 'fix' ? 'da' : 'nu' },
    from: index,
    to: index + all.length,
  }));
}

/** The same thing said twice is one candidate, at its first place. */
function withoutRepeats(candidates: readonly Candidate[]): Candidate[] {
  const bySaying = new Map<string, Candidate>();
  for (const candidate of candidates.toSorted((a, b) => a.from - b.from)) {
    const saying = JSON.stringify(candidate.fills);
    if (!bySaying.has(saying)) bySaying.set(saying, candidate);
  }
  return [...bySaying.values()].slice(0, MOST_CANDIDATES);
}
