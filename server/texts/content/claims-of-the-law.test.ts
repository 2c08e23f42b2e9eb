import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lawLibrary } from '#tests/factories/law-library.ts';
import { sentencesOf } from './law-statements.ts';

// What others wrote about prices stays as they wrote it, each with its address.
const texts = globSync('{content,app,domain,server}/**/*.{md,yml,ts,tsx}', {
  exclude: ['content/evidence/**'],
})
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll('\u00a0', ' ') }));

const inTexts = (claim: RegExp) => texts.filter(({ text }) => claim.test(text)).map(({ path }) => path);

// Statements that the acts, read in November 2026, contradict: docs/decisions/059-what-we-read-in-the-law.md.
test.each([
  ['penalties on top of the doubled sum', /până la încă 2 000|încă 900 de lei în exemplul/],
  ['penalties apart from the cost', /penalizatoare,? (care )?(la un IFN )?nu poate depăși \{/],
  ['a lawful ceiling only for a loan paid on time', /pentru costul unui credit plătit la timp/],
  [
    'a mere answer to a request of revision',
    /(răspund[ăe]|răspunsul|răspunde)[^.]{0,30} scris[^.]{0,20} în 30 de zile|Are 30 de zile să răspundă|Răspunsul scris (trebuie|vine)/,
  ],
  [
    'help before enforcement as a draft',
    /(Proiectul|proiectul)[^.]{0,120}(măsuri de sprijin|soluții de acest fel)/,
  ],
  ['the exceptions of withdrawal as not found', /Excepția nu am găsit-o/],
  ['an ordinance by the wrong name', /OUG 85\/2004/],
  [
    'banks outside by our understanding',
    /(Din ce înțelegem noi|după citirea noastră,? (rămâne|nu este)|După citirea noastră, plafoanele)/,
  ],
  [
    'rules after 20.11.2026 left to the reader',
    /verificați forma (legii |lor |românească )?în vigoare|textul final al ordonanței/i,
  ],
  ['a duty of the directive as law already', /Ele interzic unele mesaje din reclamele la credite/],
  ['the law as unread', /law’s own text was not read|law's own text was not read/],
])('no text says %s', (_, claim) => {
  expect(inTexts(claim)).toEqual([]);
});

test('Legea 243/2024 is cited by its own text, not through blogs', () => {
  expect(
    inTexts(
      /moneezy\.ro|avocatnet\.ro\/articol_68163|dumitrescu\.andreea|law-partners\.ro|ilegis\.ro|p-23623181/,
    ),
  ).toEqual([]);
  const articles = lawLibrary().articles.filter(({ id }) => id.startsWith('legea-243-2024/'));
  expect(articles.length).toBeGreaterThan(9);
  for (const { reading, source } of articles) {
    expect({ reading, source }).toMatchObject({
      reading: 'own',
      source: {
        url: 'https://legislatie.just.ro/Public/DetaliiDocument/286989',
        date: '2024-08-13',
        readAt: '2026-11',
      },
    });
  }
});

/** Sentences of the texts, without those on the pages of the law itself. */
const sentences = texts
  .filter(({ path }) => /^content\/.*\.(md|yml)$/.test(path) && !path.startsWith('content/legi/'))
  .flatMap(({ path, text }) => sentencesOf(text).map((sentence) => ({ path, sentence })));

/** Returns sentences that match a pattern but lack a required part, with their files. */
const without = (said: RegExp, needed: RegExp) =>
  sentences.filter(({ sentence }) => said.test(sentence) && !needed.test(sentence));

// A fact unknown until 30.09.2026 is stated once, at the ordinance's own article; every other page links to it.
test('whether OUG 50/2010 governs contracts after 20.11.2026 is an open question everywhere, and explained once', () => {
  // The share of new credits that BNR lets exceed its limit is another matter.
  const ofNewContracts =
    /^(?!.*(?:BNR|bnr-)).*(?:contractel\S+|creditel\S+) (?:noi|(?:semnate|încheiate) (?:după|de la) 20(?:\.11\.| noiembrie ))/;
  const said = sentences.filter(({ sentence }) => ofNewContracts.test(sentence));
  expect(said.length).toBeGreaterThan(8);
  expect(without(ofNewContracts, /[Dd]in câte știm|păstrează termenul/)).toEqual([]);
  expect(without(ofNewContracts, /\{\{lege\.oug-50-2010\/contracte-noi\}\}/)).toEqual([]);
  expect(inTexts(/EUR-Lex nu arăta|la 30\.09\.2026/i)).toEqual([
    'content/legi/directiva-2023-2225.yml',
    'content/legi/oug-50-2010.yml',
  ]);
});

test('an act is cited by the article that contains the statement', () => {
  // Art. 13: 90 days after publication. Art. 1: who is bound by the ceilings.
  expect(
    without(
      /243\/2024.*după 90 de zile|începe să se aplice|se aplică de la 11\.11\.2024/,
      /legea-243-2024\/art-13\}\}/,
    ),
  ).toEqual([]);
  expect(without(/alt stat.*(plafo|Plafo)|(plafo|Plafo).*alt stat/, /legea-243-2024\/art-1\}\}/)).toEqual([]);
  // Known only by number and subject: its threshold and steps were not read.
  expect(without(/insolvența persoane/, /Legea 151\/2015\)\{\{lege\.legea-151-2015\/intreg\}\}\.$/)).toEqual(
    [],
  );
});

test('a directive is in force before states apply it', () => {
  const { acts } = lawLibrary();
  expect(acts.find(({ id }) => id === 'directiva-2023-2225')?.inForce).toMatchObject({
    from: '2023-11-19',
    applies: '2026-11-20',
  });
  expect(acts.find(({ id }) => id === 'directiva-2023-2673')?.inForce.applies).toBe('2026-06-19');
});

test.each([
  'content/blog/ce-faci-daca-nu-mai-poti-plati-ratele.md',
  'content/credite/credit-pentru-restantieri.md',
])('the model letter of %s requests what the law in force grants', (path) => {
  const letter = texts.find((text) => text.path === path)?.text ?? '';
  expect(letter).toContain(
    'În temeiul art. 30 alin. (6)–(7) și al art. 84² din OUG 50/2010, vă cer renegocierea',
  );
});
