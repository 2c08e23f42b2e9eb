import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import type { OfferClaims } from '#domain/law/countries/country.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { siteOffers } from '#tests/factories/site-offers.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { roadsContent } from '#tests/factories/roads-content.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadHome } from './home.data.tsx';

const read = (file: string): unknown => load(readFileSync(`content/pages/${file}`, 'utf8'));

/** Renders the text beside and below the hero of the home page. */
async function sectionsOf(offerClaims: OfferClaims, address = '/'): Promise<string> {
  const offers = await siteOffers();
  const args = newPageArgs(address, { offers, country: { offerClaims } });
  const navigation = { header: { links: [], credits: { columns: [] } }, footer: [] };
  const services = {
    ...args.services,
    content: {
      ...roadsContent,
      home: read('home.yml'),
      offersPage: read('offers.yml'),
      loanTypes: [],
      navigation,
    },
    reviews: { listPublished: async () => [] },
  } as unknown as typeof args.services;
  const { sections } = await loadHome({ ...args, services });
  return textOf(`${sections?.roads} ${sections?.rest}`);
}

// The five counters of the specification, section 9.
const stated = ['406 215', '833', '14 minute', '86%', '94%'];

test('in spec mode the five counters of the specification are shown', async () => {
  const text = await sectionsOf('spec');
  for (const counter of stated) expect(text).toContain(counter);
  expect(text).toMatch(
    /împrumuturi acordate .*cereri procesate astăzi .*durata medie .*clienți care revin .*cereri aprobate /,
  );
});

test('in sourced mode no counter is shown', async () => {
  const text = await sectionsOf('sourced');
  for (const counter of stated) expect(text).not.toContain(counter);
});

test.each(['Nicio cifră fără sursă', 'Ordinea o dă costul'])(
  '„%s” never stands beside unsourced counters and a list by names',
  async (reason) => {
    expect(await sectionsOf('spec')).not.toContain(reason);
    expect(await sectionsOf('sourced')).toContain(reason);
  },
);

test('below the answer stand six roads to the same amount, even for amounts no IFN lends', async () => {
  expect(await sectionsOf('sourced')).toMatch(/^ ?Aceiași 2 000 de lei, șase drumuri/);
  // ProCredit Bank at 7,40% with 289 lei, BCR at 14,99% with 200.
  expect(await sectionsOf('sourced', '/?suma=30000&perioada=36')).toContain('3 834–7 633 lei');
});

test('an invalid amount stays in the form, and no figure of another loan is sent', async () => {
  expect(await sectionsOf('sourced', '/?suma=abc&perioada=3')).not.toContain('șase drumuri');
});

test('the question about 0% matches the evidence: some lenders give such days to everyone', async () => {
  const given = [...readEvidence('content').values()].flatMap(({ products }) =>
    products.flatMap(({ free }) => (free ? [free.for] : [])),
  );
  expect(given).toEqual(expect.arrayContaining(['everyone', 'new-clients']));
  const text = await sectionsOf('sourced');
  const answer = text.slice(text.indexOf('Ce înseamnă „primul credit cu 0%”?'));
  expect(answer).toContain('La unii creditori sunt pentru oricine, la alții numai pentru clienți noi');
  expect(text).not.toContain('doar pentru primul credit');
});

test('the link about money until Friday leads to a section about it', () => {
  const heading = 'Bani până vineri: ce puteți încerca în loc';
  expect(readFileSync('content/pages/nu-luati-credit-daca.md', 'utf8')).toContain(`\n## ${heading}\n`);
  const ways = ['home.yml', 'offers.yml'].flatMap((file) =>
    readFileSync(`content/pages/${file}`, 'utf8').match(/\/nu-luati-credit-daca\/#[a-z-]+/g),
  );
  const way = '/nu-luati-credit-daca/#bani-pana-vineri-ce-puteti-incerca-in-loc';
  expect(ways).toEqual([way, way]);
});
