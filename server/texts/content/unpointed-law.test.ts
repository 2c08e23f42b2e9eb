import { expect, test } from 'vitest';
import { lawLibrary } from '#tests/factories/law-library.ts';
import { unpointedLaw } from './unpointed-law.ts';

const law = lawLibrary();

test.each([
  'Plafoanele din Legea 243/2024 privesc IFN-urile.',
  'Costul se oprește la sumă (art. 6).',
  'Regula este la articolul 30.',
  'Creditorul răspunde după OUG 50/2010.',
  'CSALB, înființat prin Ordonanța 38/2015, ajută gratuit.',
  'Directiva (UE) 2023/2225 le cere altceva.',
  'Directiva europeană 2023/2225 le cere altceva.',
  'Limita vine din Regulamentul BNR.',
  'Este o infracțiune, după Codul penal.',
  'Termenul este cel din GDPR.',
  '- Legea nu spune din ce se ia procentul.',
])('%j names the law and points to no article', (text) => {
  expect(unpointedLaw(text, law)).toEqual([text]);
});

test.each([
  'Plafoanele din Legea 243/2024 privesc IFN-urile{{lege.legea-243-2024/art-1}}.',
  'Legea 243/2024 pune un plafon de {{lege.zi_1}} pe zi.',
  'Costul se oprește la sumă{{lege.legea-243-2024/art-6}}.',
  '| Ce | Temei{{lege.oug-50-2010/art-66}} |\n| --- | --- |\n| rata | art. 66 |\n| alta | art. 67 |',
  '## Ce spune Legea 243/2024',
  '> În temeiul art. 66 din OUG 50/2010, vă cer suma.',
  'Adresa ghidului este [aici](/plafonarea-dobanzilor-la-ifn-legea-243-2024/).',
  'Articolul despre DAE explică totul. Creditorul poate refuza.',
])('%j is accepted', (text) => {
  expect(unpointedLaw(text, law)).toEqual([]);
});

test('a table that names an article points to it once, or is reported as a whole', () => {
  const table = '| Ce | Temei |\n| --- | --- |\n| rata | art. 66 |\n| alta | art. 67 |';
  expect(unpointedLaw(table, law)).toEqual([table]);
});

test('a sentence that names one act must not point only to another', () => {
  const text = 'OUG 50/2010 cere un contract scris{{lege.legea-243-2024/art-6}}.';
  expect(unpointedLaw(text, law)).toEqual([text]);
});

test('each sentence of a paragraph is checked separately', () => {
  const text =
    'Costul are un plafon{{lege.legea-243-2024/art-6}}. Contractul se revizuiește (art. 8 alin. (1)). Atât.';
  expect(unpointedLaw(text, law)).toEqual(['Contractul se revizuiește (art. 8 alin. (1)).']);
});
