import type { TextQuestion } from '#domain/tools/contract-check/read-text/text-question.ts';

/** A piece of a text; `question` is the index of the question that one of its figures belongs to. */
type TextPiece = { text: string; question: number | null };

/** Splits a text at its figures, in order. Of overlapping figures the first one is marked. */
export function markText(text: string, questions: readonly TextQuestion[]): TextPiece[] {
  const marks = questions
    .flatMap(({ candidates }, question) => candidates.map(({ from, to }) => ({ from, to, question })))
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { from, to, question } of marks) {
    if (from < done) continue;
    if (from > done) pieces.push({ text: text.slice(done, from), question: null });
    pieces.push({ text: text.slice(from, to), question });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), question: null });
  return pieces;
}
