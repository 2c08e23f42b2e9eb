import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subNames } from './attribution.ts';
import { fillLinkMacros } from './fill-link-macros.ts';

const clickId = '0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([
  ['https://lender.ro/', {}, 'https://lender.ro/'],
  ['https://lender.ro/?c={click_id}', {}, `https://lender.ro/?c=${clickId}`],
  [
    'https://lender.ro/?a={sub1}&b={sub8}',
    { sub1: 'x y', sub8: 'ș&=' },
    'https://lender.ro/?a=x%20y&b=%C8%99%26%3D',
  ],
  ['https://lender.ro/?a={sub2}&b=1', {}, 'https://lender.ro/?a=&b=1'],
  ['https://lender.ro/?a={unknown}{}', {}, 'https://lender.ro/?a='],
  ['https://lender.ro/?a={constructor}', {}, 'https://lender.ro/?a='],
  ['https://lender.ro/p/{sub1}/x', { sub1: '..' }, 'https://lender.ro/p//x'],
  ['https://lender.ro/p/{sub1}/x', { sub1: '../../y' }, 'https://lender.ro/p/..%2F..%2Fy/x'],
])('%s with %j leads to %s', (template, subs, expected) => {
  expect(fillLinkMacros(template, { clickId, subs })).toBe(expected);
});

test.each([
  ['http://lender.ro/', {}],
  ['javascript:alert(1)', {}],
  ['lender.ro', {}],
  ['', {}],
  ['https://lender.ro{sub1}/', { sub1: '.evil.example' }],
  ['https://{sub1}', { sub1: 'evil.example' }],
  ['https://lender.ro{sub1}', { sub1: '8' }],
  ['https://{sub1}@lender.ro/', { sub1: 'lender.example' }],
])('%s with %j leads nowhere', (template, subs) => {
  expect(fillLinkMacros(template, { clickId, subs })).toBeNull();
});

test("no visitor's value changes the link's target", () => {
  const places = [
    'https://lender.ro/{}',
    'https://lender.ro{}',
    'https://{}lender.ro/',
    'https://lender.ro/?a={}#{}',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.constantFrom(...subNames),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl({ size: '-2' }),
        fc.constantFrom('@evil.example', '.evil.example', '\\', '//'),
      ),
      (place, name, value) => {
        const template = place.replaceAll('{}', `{${name}}`);
        const filled = fillLinkMacros(template, { clickId, subs: { [name]: value } });
        if (filled === null) return;
        const { protocol, host } = new URL(filled);
        expect([protocol, host]).toEqual(['https:', 'lender.ro']);
      },
    ),
    { numRuns: 500 },
  );
});
