import { expect, test } from 'vitest';
import { closestWord, vocabularyOf } from './spelling.ts';

const vocabulary = vocabularyOf([
  'Ferratum și Provident: recenzie',
  'Rambursarea anticipată a creditului',
  'Credit de 1 000 de lei, refinanțare',
  'Refinanțarea, salariul minim',
]);

test.each([
  ['feratum', 'ferratum'], // a letter left out
  ['provdent', 'provident'],
  ['proviident', 'provident'], // one too many
  ['rmabursarea', 'rambursarea'], // two that changed places
  ['refinantere', 'refinantare'], // another one in its place
  ['anticiptaa', 'anticipata'], // two slips in a long word
])('%s is corrected to %s', (asked, meant) => {
  expect(closestWord(asked, vocabulary)).toBe(meant);
});

test.each(['elicopter', 'minin', 'mim', '2000', 'ferrari'])('%s is not corrected', (asked) => {
  expect(closestWord(asked, vocabularyOf(['Ferratum, minimum, 1 000 de lei']))).toBeNull();
});

test('a word is shown in the spelling of a title', () => {
  expect(vocabulary.get('refinantare')?.written).toBe('refinanțare');
});

test('a capital stays with a name, not with a word that only began a title', () => {
  const words = vocabularyOf(['Credit de la Ferratum', 'un credit de la Ferratum', 'Credit']);
  expect([words.get('credit')?.written, words.get('ferratum')?.written]).toEqual(['credit', 'Ferratum']);
});
