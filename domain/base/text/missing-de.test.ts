import { expect, test } from 'vitest';
import { missingDe } from './missing-de.ts';

test.each([
  ['Rata este de 120 lei.', '120 lei'],
  ['Dați înapoi 10 000 lei în 30 de zile.', '10 000 lei'],
  ['După 30 zile plătiți mai mult.', '30 zile'],
  ['Cereți 5\u00a0000 euro.', '5 000 euro'],
])('„%s” lacks its „de”', (sentence, said) => {
  expect(missingDe(`---\n${sentence}`)).toEqual([{ said, line: 2 }]);
});

test.each([
  'Plătiți 19 lei, 101 lei sau 812 lei, timp de 3 luni.',
  'Plătiți 120 de lei în 24 de luni.',
  'Rata este de 78,50 lei, la cursul de 5,2452 lei.',
  'Semnați până la 20 noiembrie 2026.',
  'Între 1 300 și 1 460 de lei.',
])('„%s” is correct', (sentence) => {
  expect(missingDe(sentence)).toEqual([]);
});

test.each(['| 10 000 lei | 30 zile |', '## 10 000 lei pe 24 luni', "title: 'Credit 1 000 lei'"])(
  'a text that is not a sentence keeps the short form: %s',
  (line) => {
    expect(missingDe(line)).toEqual([]);
  },
);
