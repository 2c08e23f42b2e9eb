import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blogTags } from '#domain/content/content-schema.ts';
import { Cover } from './cover.tsx';

const cover = (topic: string, slug: string) => renderToStaticMarkup(<Cover topic={topic} slug={slug} />);
const shapes = (svg: string) => svg.match(/<(?:path|rect|circle)\b/g) ?? [];

test.each(blogTags)(
  'a guide about %s always has the same drawing, and another guide has another',
  (topic) => {
    expect(shapes(cover(topic, 'ce-este-dae')).length).toBeGreaterThan(1);
    expect(cover(topic, 'ce-este-dae')).toBe(cover(topic, 'ce-este-dae'));
    expect(cover(topic, 'ce-este-dae')).not.toBe(cover(topic, 'cum-citesc-un-contract'));
  },
);

// A list of guides has a cover for each, and a page nobody scrolls through is laid out all the same.
test.each(blogTags)('the drawing of %s is a handful of shapes, however many boxes it shows', (topic) => {
  expect(shapes(cover(topic, 'ce-este-dae')).length).toBeLessThanOrEqual(7);
});

test('boxes are where a month has its days: five weeks of seven, the last two hatched', () => {
  const svg = cover('calendar-zile-libere', 'zile-libere');
  const [, hatched = ''] = /class="cover-hatch cover-line" d="([^"]*)"/.exec(svg) ?? [];
  expect(hatched.split('M').slice(1)).toHaveLength(10);
  const days = /class="cover-(?:petrol|sheet) cover-line"/;
  const others = svg.split('<path').filter((path) => days.test(path));
  expect(others.join('').match(/M/g)).toHaveLength(25);
});

test('a guide keeps its drawing however many others were drawn meanwhile, and another one for the head of its page', () => {
  const [first, wide] = [cover('bani', 'a'), renderToStaticMarkup(<Cover topic="bani" slug="a" wide />)];
  const others = Array.from({ length: 600 }, (_, index) => cover('bani', `ghid-${index}`));
  expect(new Set(others).size).toBeGreaterThan(100);
  expect(cover('bani', 'a')).toBe(first);
  expect(cover('economie', 'a')).not.toBe(first);
  expect(wide).not.toContain(/<path class="cover-petrol[^>]*>/.exec(first)?.[0]);
});
