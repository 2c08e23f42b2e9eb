import { expect, test } from 'vitest';
import { excerptOf, markWords } from './excerpt.ts';
import type { TextPiece } from '#domain/texts/search/search-answer.ts';

const written = (pieces: TextPiece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('matching words are marked in their own spelling', () => {
  const pieces = markWords('Dobânda și „dobânzile”', new Set(['dobanda', 'dobanzile']));
  expect(written(pieces)).toBe('[Dobânda] și „[dobânzile]”');
});

test('the excerpt is the paragraph with the most of the words', () => {
  const body = 'O dobândă mică.\nCreditul are dobândă și comision.\nComision zero.';
  const matching = new Set(['dobanda', 'credit', 'creditul', 'comision']);
  expect(written(excerptOf('Pe scurt.', body, matching))).toBe('[Creditul] are [dobândă] și [comision].');
});

test('a paragraph comes before a heading with the same word', () => {
  const body = 'Dobânda\nDobânda este prețul banilor pe care îi împrumutați.';
  expect(written(excerptOf('Pe scurt.', body, new Set(['dobanda'])))).toBe(
    '[Dobânda] este prețul banilor pe care îi împrumutați.',
  );
});

test('a long paragraph is cut around its first match', () => {
  const before = Array.from({ length: 60 }, (_, index) => `a${index}`).join(' ');
  const after = Array.from({ length: 60 }, (_, index) => `b${index}`).join(' ');
  const excerpt = written(excerptOf('Pe scurt.', `${before} rata ${after}`, new Set(['rata'])));
  expect(excerpt).toMatch(/^…a52 .* a59 \[rata\] b0 .*b24…$/);
});

test('the end of a long paragraph has no ellipsis', () => {
  const before = Array.from({ length: 60 }, (_, index) => `a${index}`).join(' ');
  expect(written(excerptOf('', `${before} la rată!`, new Set(['rata'])))).toMatch(/^….* la \[rată\]!$/);
});

test('without a match in the text the summary is shown', () => {
  expect(written(excerptOf('Pe scurt, totul.', 'Un paragraf.', new Set(['ipoteca'])))).toBe(
    'Pe scurt, totul.',
  );
});
