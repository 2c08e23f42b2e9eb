import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { approvalTestSchema } from '#domain/texts/schemas/approval-test-schema.ts';
import { romania } from '#domain/law/countries/romania.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { loadHowItWorks } from './how-it-works.data.ts';
import { HowItWorksRoute } from './how-it-works.tsx';
import { pageTexts } from '#tests/factories/page-texts.ts';

const approvalTest = pageTexts('test-de-aprobare', approvalTestSchema);
const text = {
  slug: 'cum-functioneaza',
  title: 'Cum funcționează Împrumut Clar',
  description: 'Pe scurt.',
  h1: 'Cum funcționează',
  updated: '2026-11-21',
  body: {
    html: '<p>Text.</p>',
    headings: [{ id: 'drumul', text: 'Drumul' }],
    links: [],
    words: 1,
    charts: [],
  },
  notes: [],
};

async function show(search: string): Promise<string> {
  const data = await loadHowItWorks({
    url: new URL(`https://imprumutclar.ro/cum-functioneaza/${search}`),
    services: { content: { approvalTest, findText: () => text } },
    country: romania,
    now: new Date('2026-11-21T10:00:00Z'),
  } as unknown as PageArgs);
  if (!data) throw new Error('no page');
  return renderToStaticMarkup(<HowItWorksRoute data={data} />);
}

test('a page without answers asks four questions and shows no result', async () => {
  const html = await show('');
  expect(html.match(/<legend[^>]*>[^<]+/g)?.map((legend) => legend.replace(/<[^>]+>/, ''))).toEqual([
    'Ați împlinit 18 ani?',
    'Aveți cetățenie română?',
    'Aveți un act de identitate valabil?',
    'Aveți un card sau un cont bancar valabil?',
  ]);
  expect(html).not.toContain('id="raspuns"');
  expect(html).not.toContain('checked=""');
});

test('four times yes gives 98%, an orientation and not a promise', async () => {
  const html = await show('?over=da&citizen=da&validIdentity=da&validBank=da');
  expect(html).toContain('Rezultatul: 98%');
  expect(html).toContain('Este o orientare, nu o promisiune.');
  expect(html).not.toContain('approval-missing');
});

test('a missing condition is explained, and its weight is left out', async () => {
  const html = await show('?over=da&citizen=da&validIdentity=nu&validBank=nu');
  expect(html).toContain('Rezultatul: 55%'); // 20 + 35
  expect(html).toContain('<dt>Actul de identitate nu este valabil</dt>');
  expect(html).toContain('<dt>Nu aveți card sau cont bancar</dt>');
  expect(html).not.toContain('<dt>Nu aveți încă 18 ani</dt>');
});

test('an unanswered question is an error in its place; the other answers stay', async () => {
  const html = await show('?trimis=da&over=da&citizen=da&validIdentity=nu');
  expect(html).toContain('<title>Eroare: Cum funcționează Împrumut Clar');
  expect(html).toContain('href="#validBank-da"');
  expect(html).toContain('id="validBank-error"');
  expect(html).not.toContain('id="over-error"');
  expect(html.match(/checked=""/g)).toHaveLength(3);
  expect(html).not.toContain('Rezultatul');
});

test('the form needs no script and returns to its result', async () => {
  const html = await show('');
  expect(html).toContain('action="/cum-functioneaza/#raspuns" method="get"');
  expect(html).toContain('<input type="hidden" name="trimis" value="da"/>');
});
