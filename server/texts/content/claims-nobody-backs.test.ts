import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '#server/base/project-folder.ts';

/** What people or programs read on the site: texts, and code that contains sentences; without its tests. */
const files = ['content', 'app', 'domain', 'server', 'public'].flatMap((folder) =>
  readdirSync(path.join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yml|ts|tsx|txt|json|webmanifest)$/.test(file) && !/\.test\.tsx?$/.test(file))
    // Targets of the former desks' addresses.
    .filter((file) => !file.endsWith('moved-routes.ts'))
    .map((file) => path.join(folder, file)),
);
const texts = files.map((file) => ({ file, text: readFileSync(path.join(projectFolder, file), 'utf8') }));

// Each named by what makes it untrue today.
test.each([
  ['a legal desk', /biroul(ui)?[ -]juridic/i],
  ['a desk that checks calculations', /biroul(ui)?[ -]de[ -]calcule/i],
  [
    'one author who checked another',
    /verificat[ăe]? de \$\{|Verificat de |reviewedBy|lastReviewed|^reviewer:/m,
  ],
  ['a text that was checked', /Text verificat|data ultimei verificări|verificat prin e-mail/],
  ['that we are an intermediary', /suntem (un )?intermediar|înregistrare ca intermediar|intermediaryNotice/i],
  [
    'a commission for us',
    /putem primi un comision|ne poate plăti un comision|comisionul nu (intră|schimbă)/i,
  ],
  // app/pages/bank-rates.test.tsx checks the headings of rates.yml above imported figures.
  [
    'rates of banks',
    /^(?!.*(heading|title|description|lede)\w*: ).*([Cc]ursul băncilor|evoluția.*băncile|la fiecare bancă|[Cc]omparați băncile|cer băncile)/m,
  ],
  [
    'that who wrote a review is a customer',
    /oameni care au ajuns|cei care au împrumutat|[Pp]ăreri(le)? (ale )?clienților/,
  ],
  // 475 lei are the mean of decreasing instalments: twelve equal ones would mean a DAE of 28,0%, and the page prints neither.
  ['equal instalments of CAR Sibiu', /rat[ăa](\s+lunară)?\s+de\s475/],
])('nothing on the site claims %s', (_claim, phrase) => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => phrase.test(text)).map(({ file }) => file)).toEqual([]);
});

test.each([
  'content/pages/despre-noi.md',
  'content/pages/cum-functioneaza.md',
  'content/pages/cum-ordonam.md',
  'content/pages/termenii-de-utilizare.md',
  'content/pages/politica-de-confidentialitate.md',
  'content/pages/politica-editoriala.md',
])('%s states that there are no paid agreements only while the operator may have none', (file) => {
  const claims = (texts.find((one) => one.file === file)?.text ?? '').match(/acorduri plătite.{0,60}/g) ?? [];
  expect(claims).not.toEqual([]);
  for (const claim of claims) expect(claim).toContain('{{mod.fara_acorduri}}');
});

test('no other text claims that there are no paid agreements', () => {
  const others = texts.filter(
    ({ file, text }) => /acorduri plătite/.test(text) && !/^content.pages.*\.md$/.test(file),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

test('only the list of partners and the link of a paid offer are marked as paid', () => {
  const paid = texts.filter(({ text }) => /sponsored/.test(text)).map(({ file }) => file);
  expect(paid.toSorted()).toEqual([
    'app/offers/leaving/leaving-page.tsx',
    'app/partners/partners/partner-list.tsx',
  ]);
});

test('no source of a text uses the month of reading as its own date', () => {
  // Reading began in September 2026: a source dated by month alone since then has the date of reading.
  const wrong = texts
    .filter(({ file }) => /^content\/(blog|credite|creditori|pages|data)\//.test(file))
    .filter(({ text }) => /\bdate: ['"]?2026-(09|1[0-2])['"]?\s*[,}]?\s*$/m.test(text));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
