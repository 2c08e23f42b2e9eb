import { existsSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatDate } from '#domain/base/text/format-date.ts';
import { calendarSchema } from '#domain/tools/calendar/calendar-schema.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadCalendar } from './calendar.data.ts';
import { CalendarPage } from '#app/tools/calendar/calendar-page.tsx';
import { pageTexts } from '#tests/factories/page-texts.ts';

const calendar = pageTexts('zile-libere', calendarSchema);
const content = {
  calendar,
  tags: [
    { slug: 'bani', name: 'Bani' },
    { slug: 'calendar-zile-libere', name: 'Calendar și zile libere' },
  ],
};
const counted = new Map([
  ['/zile-libere-2025/', 1],
  ['/zile-libere-2026/', 1_234],
]);
const views = { count: async (address: string) => counted.get(address) ?? null };

function argsOf(year: string, search: string): PageArgs {
  const args = newPageArgs(`/zile-libere-${year}/${search}`, { offers: [] });
  return {
    ...args,
    params: { year },
    services: { ...args.services, content, views } as unknown as PageArgs['services'],
  };
}

/** Returns the folds of months, each with its number of months. */
const foldedMonths = (html: string) =>
  [...html.matchAll(/<div class="months-folded"><details.*?<\/details>/g)].map(
    ([fold]) =>
      `${textOf(/<summary>(.*?)<\/summary>/.exec(fold)?.[1] ?? '').trim()}: ${fold.match(/<section class="month"/g)?.length}`,
  );

/** Renders the page as on 21.11.2026. */
async function pageOf(year: number, search = ''): Promise<string> {
  const data = await loadCalendar(argsOf(String(year), search));
  if (!data) throw new RangeError(`no calendar of ${year}`);
  return renderToStaticMarkup(<CalendarPage data={data} />).replaceAll('\u00a0', ' ');
}

const monthOf = (html: string, month: number) =>
  new RegExp(`<section class="month" aria-labelledby="luna-${month}".*?</section>`).exec(html)?.[0] ?? '';

test('2024 states the totals of the specification', async () => {
  const html = await pageOf(2024);
  expect(html).toContain('<h1>Zile libere 2024</h1>');
  expect(textOf(html)).toContain('17 sărbători legale: 10 de luni până vineri și 7 în weekend. Plus 3 punți');
  expect(html).toContain('<dt>zile lucrătoare</dt><dd>252</dd>');
  expect(html).toContain('<dt>zile în an</dt><dd>366</dd>');
});

test('below stands our own picture with its caption, the date of the text and the theme of the guides', async () => {
  const html = await pageOf(2026);
  expect(html).toContain('<h2 id="despre-titlu">Despre acest calendar</h2>');
  const [, src = ''] =
    /<figure><img src="([^"]+)" alt="[^"]{20,}"[^>]*><figcaption>[^<]+<\/figcaption>/.exec(html) ?? [];
  expect(existsSync(path.join('public', src))).toBe(true);
  expect(html).toContain(`Text din ${formatDate(calendar.updated)}.`);
  expect(html).toContain('<a href="/blog/calendar-zile-libere/" rel="tag">Calendar și zile libere</a>');
});

test.each([
  [2026, 'Pagina a fost deschisă de 1 234 de ori, după numărătoarea noastră.'],
  [2025, 'Pagina a fost deschisă o dată, după numărătoarea noastră.'],
])('views of %i are the counted ones', async (year, sentence) => {
  expect(await pageOf(year)).toContain(sentence);
});

test('a page without counted views has no counter', async () => {
  expect(await pageOf(2023)).not.toContain('a fost deschisă');
});

test('a month is a table from LUNI to DUM with its days in words', async () => {
  const may = monthOf(await pageOf(2024), 5);
  expect(
    [...may.matchAll(/<th scope="col" abbr="([^"]+)">(\w+|SÂM)<\/th>/g)].map(([, abbr, head]) => [
      abbr,
      head,
    ]),
  ).toEqual([
    ['luni', 'LUNI'],
    ['marți', 'MAR'],
    ['miercuri', 'MIE'],
    ['joi', 'JOI'],
    ['vineri', 'VIN'],
    ['sâmbătă', 'SÂM'],
    ['duminică', 'DUM'],
  ]);
  expect(may).toContain('<caption><h3 id="luna-5">Mai<span class="sr"> 2024</span></h3></caption>');
  expect(may).toContain('1<span class="sr">, Ziua Muncii</span>');
  expect(may).toContain('2<span class="sr">, punte, doar sectorul public</span>');
  expect(may).toContain('4<span class="sr">, weekend</span>');
  expect(textOf(may)).toContain('20 de zile lucrătoare și 11 zile libere, din 31.');
  expect(textOf(may)).toContain('O zi de concediu (2 mai): 6 zile libere la rând, 1–6 mai.');
});

test('a bridge day names its act, its publication and the day that makes up for it', async () => {
  const text = textOf(await pageOf(2024));
  expect(text).toContain('HG 1307/2023, din 21.12.2023, publicată în Monitorul Oficial 1172/22.12.2023');
  expect(text).toContain('joi, 2 mai 31.05.2024');
  expect(text).toContain('instituțiile publice au avut 249 în loc de 252 de zile lucrătoare');
});

test('an act whose number was not found is reported as such', async () => {
  expect(textOf(await pageOf(2023))).toContain(
    'Hotărârea Guvernului este din 28.12.2022. Numărul ei nu l-am găsit.',
  );
});

test('a year without bridge days names what was requested and refused', async () => {
  const text = textOf(await pageOf(2026));
  expect(text).toContain('Guvernul nu a dat nicio punte.');
  expect(text).toContain('Ziua de 5 ianuarie 2026 a fost cerută ca punte și nu s-a acordat.');
});

test('an undecided year is called undecided, and its isolated working days are suggestions', async () => {
  const html = await pageOf(2027);
  expect(html).toContain('<dt>punți hotărâte până la 21.11.2026</dt><dd>0</dd>');
  expect(textOf(html)).toContain('Pentru 2027 nu am găsit nicio hotărâre până la 21.11.2026.');
  expect(textOf(html)).toContain('8 ianuarie, 31 mai, 29 noiembrie');
  expect(monthOf(html, 1)).toContain('8<span class="sr">, sugestie, zi lucrătoare</span>');
  expect(html).not.toContain('day-bridge');
});

test('a past year links to the current calendars', async () => {
  expect(textOf(await pageOf(2024))).toContain('Anul s-a încheiat. Calendarele de acum: 2026 , 2027');
  expect(textOf(await pageOf(2027))).not.toContain('Anul s-a încheiat');
});

test('the best days of leave are ranked for the requested number', async () => {
  const plans = /<ol class="leave-plans">(.*?)<\/ol>/.exec(await pageOf(2027, '?zile=3'))?.[1] ?? '';
  expect(textOf(plans)).toMatch(
    /^ 10 zile libere la rând 1–10 ianuarie\. Concediu: 4, 5 și 8 ianuarie\. 9 zile libere la rând/,
  );
});

test('in the current year only future days are planned', async () => {
  const plans = /<ol class="leave-plans">(.*?)<\/ol>/.exec(await pageOf(2026, '?zile=4'))?.[1] ?? '';
  expect(textOf(plans)).toContain('10 zile libere la rând 25 decembrie 2026 – 3 ianuarie 2027.');
  expect(plans).not.toContain('aprilie');
});

test('the current year begins with its next free day, and folds past months', async () => {
  const html = await pageOf(2026);
  expect(textOf(html)).toContain(
    'Următoarea zi liberă luni, 30 noiembrie Sfântul Apostol Andrei, cel Întâi chemat, Ocrotitorul României, peste 9 zile',
  );
  expect(foldedMonths(html)).toEqual(['Ianuarie–octombrie 2026: 10']);
  expect(foldedMonths(await pageOf(2027))).toEqual(['Martie–decembrie 2027: 10']);
  const past = await pageOf(2025);
  expect(foldedMonths(past)).toEqual(['Ianuarie–decembrie 2025: 12']);
  expect(past).not.toContain('Următoarea zi liberă');
});

test.each(['0', '11', 'abc', '2.5', ''])(
  '"%s" days of leave get a message beside the field',
  async (typed) => {
    const html = await pageOf(2027, `?zile=${typed}`);
    expect(html).toContain('<title>Eroare: Zile libere 2027');
    expect(html).toContain('<span class="sr">Eroare: </span>Alegeți între 1 și 10 zile de concediu.');
    expect(html).not.toContain('leave-plans');
  },
);

test('the page links its file and the subscription to all years', async () => {
  const html = await pageOf(2025);
  expect(html).toContain('href="/zile-libere-2025/calendar.ics"');
  expect(html).toContain('href="webcal://imprumutclar.ro/zile-libere/calendar.ics"');
});

test.each(['2022', '2029', '02024', 'legale-2030'])('there is no calendar of %s', async (year) => {
  expect(await loadCalendar(argsOf(year, ''))).toBeNull();
});
