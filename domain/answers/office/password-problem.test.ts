import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const ioana = ['Ioana Popescu', 'ioana.popescu@exemplu.ro'];

test.each([
  ['scurt', /cel puțin 12 caractere/],
  ['aaaaaaaaaaaaaaa', /mai multe caractere diferite/],
  ['Parola123456!', /ușor de ghicit/],
  ['IoanaPopescu2026', /ușor de ghicit/],
  ['x'.repeat(129), /cel mult 128 de caractere/],
])('„%s” is refused', (password, sentence) => {
  expect(passwordProblem(password, ioana)).toMatch(sentence);
});

test.each(['barza galben trotuar', 'Xk7#pQ2!vLm9z', 'ioana pleacă luni la munte cu trenul'])(
  '„%s” is good',
  (password) => {
    expect(passwordProblem(password, ioana)).toBeUndefined();
  },
);
