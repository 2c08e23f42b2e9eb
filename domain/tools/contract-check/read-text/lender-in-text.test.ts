import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { lenderIn } from './lender-in-text.ts';

test.each([
  ['Casa de Ajutor Reciproc Exemplu vă dă 5 000 de lei.', ['car']],
  ['Împrumut de la C.A.R. Exemplu, 5 000 de lei.', ['car']],
  ['Creditor: CAR Exemplu IFN', ['car']],
  ['Rent a car cu 50 de lei pe zi, plata cu cardul.', []],
  ['Împrumut de la CAR Exemplu.\nRefinanțare prin Vesta IFN.', ['ifn', 'car']],
])('„%s” names these kinds of lender: %j', (text, kinds) => {
  expect(lenderIn(foldText(text).plain, []).map(({ fills }) => fills['creditor'])).toEqual(kinds);
});
