import { feesIn } from './fees.ts';
import { foldText } from './fold-text.ts';
import { labels, otherRows } from './labels.ts';
import { datedPaymentsIn, instalmentsIn } from './payments-in-text.ts';
import type { Candidate, Found, TextQuestion } from './text-question.ts';

/** A longer text is more than a contract: nobody wrote so many signs to be read. */
export const LONGEST_TEXT = 300_000;

// The explanation of the standard form stands between a label and its figure.
const REACH = 320;
const MOST_CANDIDATES = 6;

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

function labelledIn(plain: string, taken: readonly Found[]): Found[] {
  const isLine = /lini[ea] de credit|card de credit|descoperit de cont/.test(plain);
  const hits = labels
    .flatMap((label) =>
      [...plain.matchAll(label.pattern)].map(({ 0: words, index }) => ({ label, words, index })),
    )
    .toSorted((a, b) => a.index - b.index || b.words.length - a.words.length);
  const borders = [...hits, ...plain.matchAll(otherRows)].map(({ index }) => index).toSorted((a, b) => a - b);
  let end = 0;
  return hits.flatMap(({ label, words, index }) => {
    // A label inside a longer one is a part of its words.
    if (index < end) return [];
    end = index + words.length;
    const from = end;
    const border = borders.find((next) => next >= from) ?? plain.length;
    const reach = plain.slice(from, Math.min(border, from + REACH));
    const figures = label
      .figures(reach)
      .map((figure) => ({ ...figure, from: figure.from + from, to: figure.to + from }))
      .filter((figure) => !taken.some((other) => figure.from < other.to && other.from < figure.to));
    const [first] = figures;
    if (!first) return [];
    const rowEnd = first.to + Math.max(0, plain.slice(first.to).search(/[.;](?=\s)|\n|$/));
    return figures
      .filter((figure) => figure.from <= rowEnd)
      .flatMap((figure) =>
        label
          .fills(figure, { label: words, after: plain.slice(figure.to, figure.to + 24), isLine })
          .map((fills): Found => ({ kind: label.kind, fills, from: figure.from, to: figure.to })),
      );
  });
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
