import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RateSteps } from './rate-steps.tsx';

const sursa = (name: string, date: string) => ({ name, url: 'https://a.ro/', date, readAt: null });
const html = renderToStaticMarkup(
  <RateSteps
    id="trepte-1"
    chart={{
      titlu: 'Dobânzile',
      serii: ['Politică monetară', 'Facilitatea de creditare'],
      pana_la: '2024-12-31',
      sursa: sursa('BNR', '2024-12-31'),
      trepte: [
        { de_la: '2024-01-01', valori: [7, 8], sursa: sursa('ziarul', '2023-12-30') },
        { de_la: '2024-07-01', valori: [6.5, 7.5], sursa: sursa('radioul', '2024-06-28') },
      ],
    }}
  />,
);

test('each step lasts until the next, the last one until the day it was last seen', () => {
  // 182 of 365 days are 359 of 720; from nothing to 8%, 7% is at 30 of 240 and 6,5% at 45.
  expect(html).toContain('<path class="chart-main" d="M0,30L359,30L359,45L720,45L720,45"></path>');
  expect(html).toContain('<path class="chart-other" d="M0,0L359,0L359,15L720,15L720,15"></path>');
});

test('the words say the lowest, the highest and the last of each', () => {
  expect(html).toContain(
    'Politică monetară: cel mai jos 6,50%, din 01.07.2024; cel mai sus 7,00%, din 01.01.2024; 6,50% la 31.12.2024.',
  );
});

test('the table has each step with its own source', () => {
  expect(html).toMatch(/01\.07\.2024<\/th>.*6,50%.*7,50%.*>radioul<\/a>, 28\.06\.2024/);
});
