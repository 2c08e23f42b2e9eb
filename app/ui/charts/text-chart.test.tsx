import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChartShape } from '#domain/texts/schemas/text-chart.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { TextChart } from './text-chart.tsx';

const source = { name: 'radioul', url: 'https://a.ro/', date: '2024-06-28', readAt: null };

function drawn(shape: ChartShape): string {
  const table = { head: ['De la', 'Valoarea', 'Sursa'], rows: [['01.07.2024', '6,50%', source]] };
  return renderToStaticMarkup(
    <TextChart
      id="grafic-1"
      chart={{ title: 'Dobânzile', shape, description: 'În cuvinte.', sources: [source], table }}
    />,
  );
}
const axis = { top: '8%', bottom: '0%', ends: ['ianuarie', 'decembrie'] } as const;

test('each step lasts until the next, and the second line has another look', () => {
  const steps = (one: number, other: number) =>
    [
      [0, one],
      [359, other],
      [720, other],
    ] as const;
  const html = drawn({
    kind: 'steps',
    lines: [
      { name: 'Politică monetară', points: steps(7, 6.5) },
      { name: 'Facilitatea de creditare', points: steps(8, 7.5) },
    ],
    top: 8,
    axis,
  });
  // On a scale from 0 to 8%, 7% is at 30 of 240 and 6,5% at 45.
  expect(html).toContain('<path class="chart-main" d="M0 30l359 0 0 15 361 0"></path>');
  expect(html).toContain('<path class="chart-other" d="M0 0l359 0 0 15 361 0"></path>');
  expect(html).toContain('Facilitatea de creditare</li>');
});

test('every drawing has its description, its source and its table beside it', () => {
  const html = drawn({
    kind: 'lines',
    lines: [
      {
        name: 'costul',
        points: [
          [0, 0],
          [30, 8],
        ],
      },
    ],
    top: 8,
    axis,
  });
  expect(html).toContain('<path class="chart-main" d="M0 240l720-240"></path>');
  expect(html).toContain('id="grafic-1-in-cuvinte">În cuvinte.');
  expect(html).toMatch(/Sursa: .*radioul<\/a>/);
  expect(html).toMatch(/01\.07\.2024<\/th>.*6,50%.*radioul<\/a>/);
});

test('cost bars share one scale, under their names', () => {
  const html = drawn({
    kind: 'costs',
    parts: ['suma împrumutată', 'costul'],
    rows: [
      { label: '6 luni', principal: fromLei(1_000), cost: fromLei(500), end: '500 lei' },
      { label: '12 luni', principal: fromLei(1_000), cost: fromLei(1_000), end: '1 000 lei' },
    ],
  });
  // The longest bar is 2 000 lei: 1 000 are half of it, and 500 a quarter.
  expect(html).toContain('<span>6 luni</span><b>500 lei</b>');
  expect(html).toContain('<rect class="cost" x="50%" width="25%"');
  expect(html).toContain('<rect class="cost" x="50%" width="50%"');
});

test('dates stand on a line at their place in the year', () => {
  const html = drawn({ kind: 'timeline', events: [{ at: 0.25, label: 'Paști', day: '02.05.2027' }], axis });
  expect(html).toContain('<circle cx="25%" cy="50%" r="6"><title>Paști, 02.05.2027</title></circle>');
  expect(html).not.toContain('style=');
});
