import { expect, test } from 'vitest';
import { namesPerson } from './names-person.ts';

test.each([
  ['Bună ziua, Ștefan, aveți dreptate.', 'Stefan', true],
  ['Domnule Popa, v-am răspuns.', 'Ion Popa', true],
  ['Întrebarea Ioanei este bună.', 'Ioana', true],
  ['Popasul de la Sinaia', 'Ion Popa', false],
  ['Al doilea an', 'An Al', false],
  ['', 'Ion', false],
])('„%s” names %s: %s', (text, name, isNamed) => {
  expect(namesPerson(text, name)).toBe(isNamed);
});
