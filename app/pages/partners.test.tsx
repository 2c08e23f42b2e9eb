import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PaidPartner } from '#app/partners/partners/partner-list.tsx';
import { PartnersRoute } from './partners.tsx';

const text = {
  title: 'Lista partenerilor',
  description: '',
  h1: 'Lista partenerilor',
  updated: '2026-11-22',
  html: '<p>text</p>',
  headings: [],
};
const terms = { paysFor: 'un credit acordat', offer: 'Smile', from: '2026-12-01', until: '2026-12-31' };
const partner: PaidPartner = {
  name: 'Firma de probă',
  logo: '/api/payers/1/logo/abc',
  link: 'https://proba.example/',
  terms: [terms],
};
const pageOn = (today: string, partners: PaidPartner[] = [partner]) =>
  renderToStaticMarkup(<PartnersRoute data={{ text, list: { today, partners } }} />);

test('without payers the page states that there are none, and shows no logo', () => {
  const html = pageOn('2026-12-10', []);
  expect(html).toContain(
    '<p>Astăzi, niciunul. Nimeni, nici creditor, nici rețea de afiliere, nu ne plătește',
  );
  expect(html).not.toContain('<img');
});

test('a payer has its name, logo, a link marked as paid, and what it pays for; nothing claims that there is none', () => {
  const html = pageOn('2026-12-10');
  expect(html).toContain(
    '<li><a href="https://proba.example/" rel="sponsored nofollow noopener"><img src="/api/payers/1/logo/abc" alt="" width="160" height="48" loading="lazy"/>Firma de probă</a>' +
      '<p class="fine">Plătește pentru un credit acordat, la oferta Smile, 01.12.2026–31.12.2026.</p></li>',
  );
  expect(html).not.toContain('niciunul');
});

test.each([
  ['before its first day', '2026-11-30', 'Va plăti pentru'],
  ['after its last day', '2027-01-01', 'A plătit pentru'],
])('%s a payer is listed apart, below the sentence that there is no payer today', (_when, today, words) => {
  const html = pageOn(today);
  expect(html.indexOf('Astăzi, niciunul.')).toBeLessThan(html.indexOf(words));
  expect(html).toContain('<h3>Au plătit sau urmează să plătească</h3>');
});
