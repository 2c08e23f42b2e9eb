import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addClasses, givenByScripts, usedStyles } from './used-styles.ts';

const page = addClasses('<p class="lede note">a</p><svg class="ico"></svg><p id="class"></p>', new Set());

test.each([
  ['a rule of a class the page lacks goes', '.tag{a:b}.note{a:b}', '.note{a:b}'],
  ['rules of elements stay', 'p,td{a:b}::selection{a:b}', 'p,td{a:b}::selection{a:b}'],
  ['of a list the used selectors stay', '.tag,.note a,.tag .ico{a:b}', '.note a{a:b}'],
  ['nested rules are judged alike', '.note{a:b;.tag{c:d}& .ico{e:f}g:h}', '.note{a:b;& .ico{e:f}g:h}'],
  ['what holds only unused rules goes', '@layer ui{@media print{.tag{a:b}}}.note{.tag{a:b}}', ''],
  ['conditions in brackets are not judged', '.note:not(.tag),:is(.tag,.other){a:b}', null],
  ['statements and faces stay in order', '@layer a,b;@font-face{src:local(A)}@layer b{p{a:b}}', null],
  ['signs in texts and addresses are no signs', '.note:after{content:";}{\\"";b:url(data:a;b)}', null],
  ['attributes with commas are one selector', '[title="a,b"],.tag{a:b}', '[title="a,b"]{a:b}'],
])('%s', (_, css, expected) => {
  expect(usedStyles(css, page)).toBe(expected ?? css);
});

test('every class that scripts of documents give is known', () => {
  const given = globSync('app/runtime/**/*.ts', { exclude: ['**/*.test.ts', '**/application/**'] }).flatMap(
    (file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/(?:className\s*\+?=|classList\.\w+\(|'class',)\s*([^;,)]*)/g),
        ([, name = '']) => name,
      ),
  );
  expect(new Set(given)).toEqual(new Set(givenByScripts.map((name) => `'${name}'`)));
});
