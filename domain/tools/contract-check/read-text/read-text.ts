import { feesIn } from './fees.ts';
import { createSpans, firstAtLeast } from './spans.ts';
import { figuresBefore, restOfLine } from './figure-before.ts';
import type { Figure } from './figures.ts';
import { foldText, PAGE_END } from './fold-text.ts';
import { labels, otherRows, type Label } from './labels.ts';
import { datedPaymentsIn, instalmentsIn } from './payments-in-text.ts';
import { proseLabels } from './prose-labels.ts';
import { withoutRowNumbers } from './row-numbers.ts';
import { DOUBT, LONGEST_TEXT } from './text-marks.ts';
import type { Candidate, Found, TextQuestion } from './text-question.ts';

/**
 * Maximum length of a text posted without scripts: a standard form is shorter, and other requests wait while the server reads.
 */
export const LONGEST_SENT = 20_000;

// The explanation of the standard form stands between a label and its figure.
const REACH = 320;
// Characters around a figure that may describe it.
const [BEFORE, AFTER] = [80, 80];
const MOST_CANDIDATES = 6;
const pageEnds = new RegExp(PAGE_END, 'g');
const sentenceEnd = /[.;\n\u241c]/;

/**
 * Finds the figures of a pasted standard form or contract, each with its position. No figure is guessed: one is offered only
 * after a known label, and if two are possible both are offered. A person decides about them.
 * @param text at most `LONGEST_TEXT` characters; only the beginning of a longer one is read
 * @param wordsIn finds further words in the folded text that are not figures
 */
export function readText(text: string, wordsIn: (plain: string) => Found[] = () => []): TextQuestion[] {
  const whole = text.slice(0, LONGEST_TEXT);
  const { plain, at } = foldText(whole);
  const instalments = instalmentsIn(plain);
  const found = [
    ...labelledIn(plain, instalments),
    ...instalments,
    ...datedPaymentsIn(plain),
    ...fixedIn(plain),
    ...wordsIn(plain),
  ].filter(({ fills }) => Object.keys(fills).length > 0);
  const place = ({ from, to, begin = from }: Pick<Found, 'from' | 'to' | 'begin'>) => {
    const [start, end] = [at[from] ?? 0, at[to] ?? whole.length];
    // A space before the next word is ignored.
    const words = whole.slice(start, end);
    return {
      words: words.replaceAll(DOUBT, '').replace(/\s+/g, ' ').trim(),
      from: start,
      to: start + words.trimEnd().length,
      begin: at[Math.min(begin, from)] ?? start,
    };
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
  /** figures on its left, if the row has them there */
  before: Figure[];
};

function labelledIn(plain: string, taken: readonly Found[]): Found[] {
  const isLine = /lini[ea] de credit|card[a-z ]{0,8} de credit|descoperit de cont/.test(plain);
  const hits = hitsIn(plain);
  const ends = [...hits.map(({ from }) => from), ...[...plain.matchAll(otherRows)].map(({ index }) => index)]
    .concat([...plain.matchAll(pageEnds)].map(({ index }) => index))
    .toSorted((a, b) => a - b);
  const isTaken = createSpans([...taken, ...hits.flatMap(({ before }) => before)]);
  const starts = withoutRowNumbers(
    plain,
    hits.filter(({ before }) => before.length === 0).map(({ to }) => to),
  );
  const terms = hits.flatMap((hit, index) => (hit.label.kind === 'term' ? readHit(hit, index, null) : []));
  const months = monthsOf(terms);
  return hits.flatMap((hit, index) => readHit(hit, index, months));

  function readHit(hit: Hit, index: number, inMonths: number | null): Found[] {
    const { label, words, from, to, before } = hit;
    const figures = before.length > 0 ? ownFigures(before, hits[index - 1], plain) : ahead(hit);
    return figures.flatMap((figure) =>
      label
        .fills(figure, {
          label: words,
          before: sentenceBefore(plain, from),
          between: plain.slice(to, Math.max(to, figure.from)),
          after: plain.slice(figure.to, figure.to + AFTER),
          isLine,
          months: inMonths,
        })
        .map((fills): Found => ({
          kind: label.kind,
          fills,
          from: figure.from,
          to: figure.to,
          begin: Math.min(from, figure.from),
        })),
    );
  }

  /** Finds figures after a label, up to the next row; after the first figure only on its line. */
  function ahead({ label, to }: Hit): Figure[] {
    const end = Math.min(ends[firstAtLeast(ends, to)] ?? plain.length, to + REACH);
    const start = starts?.get(to);
    const read = [to, ...(start === undefined ? [] : [start])].flatMap((at) =>
      label
        .figures(plain.slice(at, end))
        .map((figure) => ({ ...figure, from: figure.from + at, to: figure.to + at })),
    );
    const figures = read.filter((figure) => !isTaken(figure));
    const [first] = figures;
    if (!first) return [];
    const rowEnd = first.to + plain.slice(first.to, to + REACH).search(/[.;](?=\s)|\n|$/);
    return figures.filter((figure) => figure.from <= rowEnd);
  }
}

/** Returns the start of the sentence or row before a position, as far as it may describe what follows. */
function sentenceBefore(plain: string, place: number): string {
  return (
    plain
      .slice(Math.max(0, place - BEFORE), place)
      .split(sentenceEnd)
      .at(-1) ?? ''
  );
}

/** Returns the term in months stated by a text, if it states only one. */
function monthsOf(terms: readonly Found[]): number | null {
  const counts = new Set(
    terms.flatMap(({ fills }) => {
      const [, count = '', unit = ''] = /^(\d+) (luni|ani)$/.exec(fills.termen ?? '') ?? [];
      return count === '' ? [] : [Number(count) * (unit === 'ani' ? 12 : 1)];
    }),
  );
  const [only] = counts;
  return counts.size === 1 && only !== undefined ? only : null;
}

/** Finds the labels of a text, in order. A label inside a longer one is part of it. */
function hitsIn(plain: string): Hit[] {
  let end = 0;
  return [...labels, ...proseLabels]
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

/**
 * Returns the figures to the left of a label, unless the label of the previous line lacks such a figure: then their label is
 * unknown.
 */
function ownFigures(figures: Figure[], previous: Hit | undefined, plain: string): Figure[] {
  const waits =
    previous !== undefined &&
    previous.before.length === 0 &&
    /^\s*$/.test(plain.slice(previous.to, figures[0]?.from).replace(/[():%]/g, '')) &&
    previous.label.figures(restOfLine(plain, previous.to)).length === 0;
  return waits ? [] : figures;
}

// „dobândă fixă”, „rata variabilă a dobânzii”, „dobânda este fixă”; „1% pe zi, fixă”
const FIXED = [
  /\bdob[a-z]* (?:este )?(?:(?:anual|nominal)[a-z]* )*(fix|variabil)[a-z]*/g,
  /\brat[a-z]* (fix|variabil)[a-z]* a dobanzii/g,
  /%[ \n]?(?:pe |\/ ?)?(?:zi|an)[a-z]*,?[ \n](?:si[ \n])?(?:este[ \n])?(fix|variabil)[a-z]*/g,
  /\brata[ \n][^%.;\n\u241c]{0,30}dobanzii[ \n][^.;\n\u241c]{0,30}%, (fix|variabil)[a-z]*/g,
] as const;

function fixedIn(plain: string): Found[] {
  return FIXED.flatMap((pattern) => [...plain.matchAll(pattern)]).map(({ 0: all, 1: word, index }) => ({
    kind: 'fixed',
    fills: { fixa: word === 'fix' ? 'da' : 'nu' },
    from: index,
    to: index + all.length,
  }));
}

/** Merges repeated candidates into one, at the first position. */
function withoutRepeats(candidates: readonly Candidate[]): Candidate[] {
  const bySaying = new Map<string, Candidate>();
  for (const candidate of candidates.toSorted((a, b) => a.from - b.from)) {
    const saying = JSON.stringify(candidate.fills);
    if (!bySaying.has(saying)) bySaying.set(saying, candidate);
  }
  return [...bySaying.values()].slice(0, MOST_CANDIDATES);
}
