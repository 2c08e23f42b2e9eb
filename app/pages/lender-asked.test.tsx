import { expect, test } from 'vitest';
import type { AskedInPublic } from '#domain/people/price-reports/asked-in-public.ts';
import { lenderPage, section } from '#tests/factories/rendered-lender.tsx';
import { textOf } from '#tests/setup/text-of.ts';

const counts: AskedInPublic = {
  asked: 7,
  answered: 4,
  gavePrice: 3,
  medianDays: 2,
  from: '2026-03-02',
  until: '2026-11-12',
};
const asked = async (own: AskedInPublic) =>
  textOf(
    section(await lenderPage('smile-credit', { asked: new Map([['smile-credit', own]]) }), 'cereti-pretul'),
  );

test("readers' requests stand on the lender’s page as counts with their dates", async () => {
  expect(await asked(counts)).toContain(
    'Cititorii ne-au spus că i s-a cerut prețul de 7 ori, între 02.03.2026 și 12.11.2026. A răspuns de 4 ori, de obicei în 2 zile, de 3 ori cu prețul.',
  );
});

test.each([
  [
    { answered: 1, gavePrice: 0, medianDays: 0 },
    'A răspuns o dată, de obicei în aceeași zi, niciodată cu prețul.',
  ],
  [{ answered: 0, gavePrice: 0, medianDays: null }, 'Nu ni s-a spus de niciun răspuns.'],
  [{ asked: 21 }, 'i s-a cerut prețul de 21 de ori,'],
])('%j are described in words', async (more, sentence) => {
  expect(await asked({ ...counts, ...more })).toContain(sentence);
});

test('fewer than five requests show no number, only how to ask', async () => {
  const html = section(await lenderPage('smile-credit', {}), 'cereti-pretul');
  expect(textOf(html)).not.toContain('Cititorii');
  expect(html).toContain('href="mailto:');
  expect(html).toContain('href="/cereti-pretul/?creditor=smile-credit&amp;suma=');
  expect(html).toContain('href="/cereti-pretul/trimisa/?creditor=smile-credit"');
  expect(html).toContain('href="/scrisori/"');
});
