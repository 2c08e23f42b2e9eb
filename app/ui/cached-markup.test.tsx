import { expect, test } from 'vitest';
import { blank, cachedMarkup } from './cached-markup.ts';

test('markup is rendered once while its owner exists', () => {
  const owner = {};
  let made = 0;
  const make = () => <p>{(made += 1)}</p>;
  expect([cachedMarkup(owner, 'a', make), cachedMarkup(owner, 'a', make)]).toEqual(['<p>1</p>', '<p>1</p>']);
  expect(cachedMarkup(owner, 'b', make)).toBe('<p>2</p>');
  expect(cachedMarkup({}, 'a', make)).toBe('<p>3</p>');
});

test('blanks take the values of each page, as text and as attributes, and never as markup', () => {
  const owner = {};
  const make = () => (
    <a title={blank('name')} href="/">
      {blank('name')}
    </a>
  );
  expect(cachedMarkup(owner, '', make, { name: 'Ana' })).toBe('<a title="Ana" href="/">Ana</a>');
  expect(cachedMarkup(owner, '', make, { name: `<b>"$&'` })).toBe(
    '<a title="&lt;b&gt;&quot;$&amp;&#x27;" href="/">&lt;b&gt;&quot;$&amp;&#x27;</a>',
  );
});
