import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lawLibrary } from '#tests/factories/law-library.ts';

// What others wrote of prices is kept as they wrote it, each with its address.
const texts = globSync('{content,app,domain,server}/**/*.{md,yml,ts,tsx}', {
  exclude: ['content/evidence/**'],
})
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll('\u00a0', ' ') }));

const inTexts = (claim: RegExp) => texts.filter(({ text }) => claim.test(text)).map(({ path }) => path);

// What the acts, read in November 2026, say otherwise: docs/decisions/059-what-we-read-in-the-law.md.
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

test('Legea 243/2024 is cited at its own text, not through blogs', () => {
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

test.each([
  'content/blog/ce-faci-daca-nu-mai-poti-plati-ratele.md',
  'content/credite/credit-pentru-restantieri.md',
])('the model letter of %s asks for what the law in force gives', (path) => {
  const letter = texts.find((text) => text.path === path)?.text ?? '';
  expect(letter).toContain(
    'În temeiul art. 30 alin. (6)–(7) și al art. 84² din OUG 50/2010, vă cer renegocierea',
  );
});
