import { expect, test } from 'vitest';
import { romanianLimits as limits } from '#domain/law/countries/romanian-limits.ts';
import { carriedAnswers } from './carried-answers.ts';

const read = (query: string, refused?: string[]) =>
  carriedAnswers(new URLSearchParams(query), limits, refused);

test.each([
  ['', [], []],
  ['suma=2000', [], []],
  ['suma=abc&perioada=3', [], []],
  ['suma=2000&perioada=3&unitate=luni&scop=', ['suma', 'perioada', 'unitate', 'scop'], []],
  ['over=da&citizen=poate', ['over'], []],
  ['suma=2000&perioada=3&over=nu', ['suma', 'perioada', 'over'], ['over']],
])('with the address „%s” %j is not asked again, and %j excludes the visitor', (query, keys, unmet) => {
  const carried = read(query);
  expect(carried.keys).toEqual(keys);
  expect(carried.unmet).toEqual(unmet);
  expect(carried.loan !== null).toBe(keys.includes('suma'));
});

test('a field returned with a problem is asked again', () => {
  const carried = read('suma=2000&perioada=3&over=da&citizen=da', ['suma', 'citizen']);
  expect(carried).toMatchObject({ loan: null, answered: ['over'], keys: ['over'] });
});
