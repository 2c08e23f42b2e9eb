import { expect, test } from 'vitest';
import { type CheckedText, textProblems } from './text-problems.ts';

const source = { name: 'BNR', url: 'https://www.bnr.ro/' };
const sound: CheckedText = {
  html: '<p>Rata este de 200 de lei.</p>',
  links: ['/offers/', '/blog/?tema=bani#sus', 'https://www.bnr.ro/', '//cdn.example/x'],
  related: ['/credit-ifn/'],
  sources: [source],
};
const publicPaths = ['/offers/', '/blog/', '/credit-ifn/'];
const problemsOf = (text: Partial<CheckedText>) =>
  textProblems({ ...sound, ...text }, (path) => publicPaths.includes(path));

test('a text whose links work and whose figures have a source is sound', () => {
  expect(problemsOf({})).toEqual([]);
});

test('a page visitors do not find is named once, whether it is linked or related', () => {
  expect(problemsOf({ links: ['/ciorna/#a', '/ciorna/'], related: ['/ciorna/', '/alta/'] })).toEqual([
    'Duce la /ciorna/, pe care vizitatorii nu o văd.',
    'Duce la /alta/, pe care vizitatorii nu o văd.',
  ]);
});

test.each([
  '<p>Costă 34,5% pe an.</p>',
  '<p>Aveți 14\u00a0zile.</p>',
  '<p>Cel mult 5&nbsp;000 de lei.</p>',
  '<p>Rata este de <strong>200</strong> lei.</p>',
])('figures without any source are named: %s', (html) => {
  expect(problemsOf({ html, sources: [] })).toEqual(['Are cifre și nu numește nicio sursă.']);
});

test.each([
  '<p>Legea 243/2024 și anul 2027.</p>',
  '<figure class="computed"><table><tr><td>200 lei</td></tr></table></figure><p>Atât.</p>',
])('years, numbers of laws and computed figures need no source: %s', (html) => {
  expect(problemsOf({ html, sources: [] })).toEqual([]);
});

test('a source without a link is named', () => {
  expect(problemsOf({ sources: [source, { name: 'Un ziar', url: null }] })).toEqual([
    'Sursă fără adresă: Un ziar.',
  ]);
});

test('kinds of texts without sources are not checked for them', () => {
  expect(problemsOf({ sources: undefined })).toEqual([]);
});
