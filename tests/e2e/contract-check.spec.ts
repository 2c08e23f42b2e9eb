import { expect, test, type Page, type Route } from '@playwright/test';
import { endlessPdf, newPdf } from '#tests/factories/new-pdf.ts';
import { withoutIds } from '#tests/setup/without-ids.ts';
import { axeFindings } from './axe-findings.ts';
import { tabTo } from './tab-to.ts';

/** 1 500 lei for 30 days, 2 115 back, of an IFN, signed on 16.11.2026: 165 lei above the ceiling. */
async function fillIn(page: Page) {
  await page.getByLabel('Câți lei primiți').fill('1 500');
  await page.getByLabel('În cât timp dați banii înapoi').fill('30');
  await page.getByLabel('Cât plătiți', { exact: true }).fill('2115');
  await page.getByLabel('Cine vă împrumută').selectOption('ifn');
  await page.getByLabel('Ce fel de credit este').selectOption('o-plata');
  await page.getByLabel('Da, la data de mai jos').check();
  await page.getByLabel('Data contractului').fill('16.11.2026');
}

const answer = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /Pare cu 165\sde\slei peste plafon/ });

test('with scripts the answer is made on the device, and nothing that was typed leaves it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/verificare/');
  await page.getByLabel('Câți lei primiți').focus();
  await expect(page.getByText('Nimic nu pleacă de pe dispozitiv.')).toBeVisible();
  await fillIn(page);
  await page.keyboard.press('Enter');

  await expect(answer(page)).toBeFocused();
  await expect(page.getByText('pare peste plafon').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /Împrumutați/ })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await axeFindings(page, 'all'), colorScheme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // A letter is made of the answers, can be changed, and its deadline goes to the calendar.
  await page.getByText('Cerere de revizuire a contractului', { exact: true }).click();
  const letter = page.getByLabel('Textul scrisorii: Cerere de revizuire a contractului');
  await expect(letter).toHaveValue(/diferența este de 165\sde\slei/);
  await letter.fill('Textul meu');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Ce puteți face' }).evaluate((heading) => {
    heading.closest('section')?.querySelector('.letter')?.setAttribute('data-print', '');
  });
  await expect(letter).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce puteți face' })).toBeHidden();
  await page.evaluate(() => document.querySelector('.letter')?.removeAttribute('data-print'));
  await page.emulateMedia({ media: 'screen' });
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Puneți în calendar' }).first().click();
  expect((await saving).suggestedFilename()).toBe('termen.ics');

  // Another figure is another answer; a wrong one is said first, and keeps what was typed.
  await page.getByLabel('Cât plătiți', { exact: true }).fill('1950');
  await page.getByRole('button', { name: 'Vedeți ce semnați' }).click();
  await expect(page.getByText('sub plafon, în lectura cea mai largă').first()).toBeVisible();
  await page.getByLabel('Cât plătiți', { exact: true }).fill('mult');
  await page.getByRole('button', { name: 'Vedeți ce semnați' }).click();
  await expect(page.getByRole('link', { name: /Scrieți cât plătiți/ })).toBeVisible();
  await expect(page.getByLabel('Cât plătiți', { exact: true })).toHaveValue('mult');

  const traces = sent.filter((request) => /2115|1950|16\.11\.2026|fieldF/.test(withoutIds(request)));
  expect(traces).toEqual([]);
});

test('from the first field to a copy of a letter by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/verificare/');
  const keys = page.keyboard;
  await page.getByLabel('Câți lei primiți').focus();
  await expect(page.getByText('Nimic nu pleacă de pe dispozitiv.')).toBeVisible();
  const typed = async (name: string, text: string) => {
    await tabTo(page, page.getByLabel(name, { exact: true }));
    await keys.type(text);
  };
  await keys.type('1 500');
  await typed('În cât timp dați banii înapoi', '30');
  await typed('Cât plătiți', '2115');
  // A list is chosen from by the first letters of what it says.
  await typed('Cine vă împrumută', 'Un IFN');
  await typed('Ce fel de credit este', 'Se d');
  await tabTo(page, page.getByLabel('Nu încă: se aplică legea de azi'));
  await keys.press('ArrowDown');
  await typed('Data contractului', '16.11.2026');
  await tabTo(page, page.getByRole('button', { name: 'Vedeți ce semnați' }));
  await keys.press('Enter');
  await expect(answer(page)).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Ce puteți face' }), 4);
  await keys.press('Enter');
  await tabTo(page, page.locator('summary', { hasText: 'Cerere de revizuire a contractului' }), 4);
  await keys.press('Enter');
  await tabTo(page, page.getByLabel('Textul scrisorii: Cerere de revizuire a contractului'), 2);
  await keys.press('Control+End');
  await keys.type(' Vă mulțumesc.');
  await tabTo(page, page.getByRole('button', { name: 'Copiați textul' }), 2);
  await keys.press('Enter');
  await expect(page.getByText('Textul a fost copiat.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /165\sde\slei[^]* Vă mulțumesc\.$/,
  );
});

test('two offers stand side by side, and one of them is left again', async ({ page }) => {
  await page.goto('/verificare/');
  await page.getByLabel('Câți lei primiți').focus();
  await expect(page.getByText('Nimic nu pleacă de pe dispozitiv.')).toBeVisible();
  await fillIn(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Puneți alături altă ofertă' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'A doua ofertă' })).toBeFocused();
  await expect(page.getByLabel('Câți lei primiți')).toHaveValue('');
  await fillIn(page);
  await page.getByLabel('Cât plătiți', { exact: true }).fill('1900');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/Pentru aceeași sumă și aceeași perioadă, a doua costă cu 215\slei mai puțin\./),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /^Dați înapoi/ })).toHaveText(/2\s115\slei1\s900\slei/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await axeFindings(page, 'all'), colorScheme).toEqual([]);
  }
  // The link brings both, a picture holds neither name nor day.
  const link = await page.getByRole('button', { name: 'Copiați linkul' }).getAttribute('data-copy-link');
  expect(link).toMatch(/^\/verificare\/#.*prima-platiti=2115/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salvați ca imagine, fără nume' }).click();
  const picture = await (await saving).createReadStream();
  const bytes = Buffer.concat(await picture.toArray());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

  await page.getByRole('button', { name: 'Scoateți prima ofertă' }).click();
  await expect(page.getByText('Cele două oferte, alături')).toBeHidden();
  await expect(page.getByLabel('Cât plătiți', { exact: true })).toHaveValue('1900');
  // What was typed is one more road, by its cost; the way to their page tells sum and time alone.
  const roads = page.getByRole('region', { name: 'Creditul dumneavoastră, lângă alte drumuri' });
  await expect(roads.getByRole('img', { name: /^Creditul dumneavoastră: 400\slei/ })).toBeVisible();
  await roads.getByRole('button', { name: 'Vedeți drumurile pe larg' }).click();
  await expect(page).toHaveURL(/\/drumuri\/\?suma=1500&perioada=30&unitate=zile$/);
});

test('a link brings the figures in its fragment', async ({ page }) => {
  await page.goto(
    '/verificare/#primiti=1500&termen=30&platiti=2115&tip=o-plata&creditor=ifn&semnat=da&data=16.11.2026&ipoteca=nu',
  );
  await page.keyboard.press('Tab');
  await expect(answer(page)).toBeVisible();
  await expect(page.getByLabel('Câți lei primiți')).toHaveValue('1500');
});

const text = [
  'Valoarea totală a creditului: 1.500,00 RON',
  'Durata contractului de credit: 30 de zile',
  'Valoarea totală pe care va trebui să o plătiți: 2 115 lei',
  'Dobânda anuală efectivă (DAE): 6.438,91%',
].join('\n');

/** Chooses the first answer to each question about the pasted text. */
async function confirmFigures(page: Page) {
  await expect(page.getByRole('heading', { name: /Am găsit 4\slucruri în text/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Textul, cu cifrele marcate' }).locator('mark')).toHaveText([
    /1\.500,00 RON$/,
    /30 de zile$/,
    /2 115 lei$/,
    /6\.438,91%$/,
  ]);
  for (const name of ['1. Suma creditului', '2. Perioada', '3. Cât plătiți', '4. DAE'])
    await page.getByRole('group', { name }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Puneți în formular ce am ales' }).click();
  await expect(page.getByLabel('Câți lei primiți')).toHaveValue('1500,00');
  await expect(page.getByLabel('În cât timp dați banii înapoi')).toHaveValue('30 zile');
  await expect(page.getByLabel('Cât plătiți', { exact: true })).toHaveValue('2115');
}

test('figures of a pasted text go into the form once they are confirmed, and none of it is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/verificare/');
  await page.getByLabel('Câți lei primiți').focus();
  await expect(page.getByText('Nimic nu pleacă de pe dispozitiv.')).toBeVisible();
  await page.getByLabel('Comisioane pe lângă acestea').fill('0');
  await page.getByText('Aveți textul? Lipiți-l și găsim noi cifrele').click();
  await page.getByLabel('Textul formularului standard sau al contractului').fill(text);
  await page.getByRole('button', { name: 'Găsiți cifrele' }).press('Enter');
  await expect(page.getByRole('heading', { name: /Am găsit 4\slucruri în text/ })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await axeFindings(page, 'all'), colorScheme).toEqual([]);
  }
  await confirmFigures(page);
  // What was typed before the text is still there.
  await expect(page.getByLabel('Comisioane pe lângă acestea')).toHaveValue('0');
  await expect(page.getByText(/ce ați ales: 4\srăspunsuri/)).toBeVisible();
  expect(sent.filter((request) => /6\.?438[.,]91|valoarea/i.test(request))).toEqual([]);
});

test('a PDF is read on the device, by programs and maps of this site alone', async ({ page, baseURL }) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/verificare/');
  await page.getByText('Aveți textul? Lipiți-l și găsim noi cifrele').click();
  await expect(page.getByText('Textul nu pleacă de pe dispozitiv.')).toBeVisible();
  const file = page.getByLabel('Sau alegeți un PDF de pe dispozitiv');
  const pdf = (name: string, pages: string[][]) => ({
    name,
    mimeType: 'application/pdf',
    buffer: newPdf(pages),
  });
  expect(asked.filter((request) => /pdf/.test(request))).toEqual([]);

  await file.setInputFiles(pdf('scan.pdf', [[]]));
  await expect(page.getByText('Paginile nu au text: scrieți cifrele.')).toBeVisible();
  await file.setInputFiles(
    pdf(
      'lung.pdf',
      Array.from({ length: 31 }, () => ['Pagina']),
    ),
  );
  await expect(page.getByText('Documentul are mai mult de 30 de pagini.')).toBeVisible();
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('altceva') });
  await expect(page.getByText('Fișierul nu este un PDF care se poate citi.')).toBeVisible();

  const lines = text.split('\n');
  await file.setInputFiles(pdf('formular.pdf', [lines.slice(0, 2), lines.slice(2)]));
  await confirmFigures(page);

  // The same as a table, its columns one after the other in the file, and a label of two lines.
  const labels = [
    'Valoarea totală a creditului',
    'Durata contractului de credit',
    'Valoarea totală pe care va',
    'trebui să o plătiţi',
    'Dobânda anuală efectivă (DAE)',
  ];
  const figures = ['1.500,00 RON', '30 de zile', '2 115 lei', null, '6.438,91%'];
  const column = (x: number, cells: (string | null)[]) =>
    cells.flatMap((cell, row) => (cell === null ? [] : [{ text: cell, x, y: 700 - row * 20 }]));
  await file.setInputFiles({
    name: 'tabel.pdf',
    mimeType: 'application/pdf',
    buffer: newPdf([[...column(320, figures), ...column(50, labels)]]),
  });
  await confirmFigures(page);

  expect(asked.filter((request) => /pdf/.test(request)).length).toBeGreaterThanOrEqual(2);
  expect(
    asked.filter((request) => !request.startsWith(`GET ${baseURL}/`) && /pdf|formular/.test(request)),
  ).toEqual([]);
  expect(refused).toEqual([]);
});

const XFA = 'Acest formular se vede numai în Adobe Reader și nu îl putem citi.';
const cases = [
  ['rotit-90.pdf', null],
  ['coloane.pdf', null],
  ['ligaturi.pdf', null],
  ['xfa.pdf', XFA],
  ['fara-tounicode.pdf', 'Literele din acest fișier nu se pot citi ca text.'],
  ['scanat.pdf', 'Paginile nu au text: scrieți cifrele.'],
  ['trunchiat.pdf', 'Fișierul nu este un PDF care se poate citi.'],
  ['parola.pdf', 'Documentul este închis cu o parolă.'],
] as const;

test('a PDF is read whichever way it is turned, or the page says why it can not be', async ({ page }) => {
  await page.goto('/verificare/');
  await page.getByText('Aveți textul? Lipiți-l și găsim noi cifrele').click();
  const file = page.getByLabel('Sau alegeți un PDF de pe dispozitiv');
  const field = page.getByLabel('Textul formularului standard sau al contractului');
  for (const [name, sentence] of cases) {
    await file.setInputFiles(`tests/cases/pdf/${name}`);
    if (sentence !== null) {
      await expect(page.getByText(sentence)).toBeVisible();
      continue;
    }
    await expect(page.getByText('Citim fișierul…')).toBeHidden();
    await expect(field).toHaveValue(/Valoarea totala a creditului:? 5\.000 lei\n/);
    const lines = (await field.inputValue()).split('\n').map((line) => line.replace(':', ''));
    expect(lines, name).toEqual(
      expect.arrayContaining([
        'INFORMATII STANDARD LA NIVEL EUROPEAN PRIVIND CREDITUL PENTRU CONSUMATORI',
        'Durata contractului de credit 12 luni',
        'Rata dobanzii aferente creditului 24% pe an',
        'Suma totala pe care trebuie sa o platiti 5.673,60 lei',
        'Rata lunara 472,80 lei',
      ]),
    );
    await page.reload();
    await page.getByText('Aveți textul? Lipiți-l și găsim noi cifrele').click();
  }
  await expect(field).toHaveValue('');
});

test('a PDF whose reading does not end is stopped by its reader, or after twenty seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/verificare/');
  await page.getByText('Aveți textul? Lipiți-l și găsim noi cifrele').click();
  const file = page.getByLabel('Sau alegeți un PDF de pe dispozitiv');
  const held: Route[] = [];
  await page.route('**/assets/pdf.worker*', (route) => void held.push(route));
  await file.setInputFiles('tests/cases/pdf/coloane.pdf');
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('button', { name: 'Opriți' }).click();
  await expect(page.getByText('Am oprit citirea.')).toBeVisible();
  await expect(file).toBeFocused();

  await file.setInputFiles('tests/cases/pdf/coloane.pdf');
  await expect.poll(() => held.length).toBe(2);
  await expect(page.getByText('Am oprit citirea.')).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(page.getByText('Citirea a durat prea mult și am oprit-o.')).toBeVisible();
  await expect(page.getByText('Citim fișierul…')).toBeHidden();

  // The next ones are read as ever; one without an end as far as a form may be long.
  await page.unroute('**/assets/pdf.worker*');
  await file.setInputFiles({ name: 'bomba.pdf', mimeType: 'application/pdf', buffer: endlessPdf() });
  await expect(page.getByText('Documentul are prea mult text.')).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
  await file.setInputFiles('tests/cases/pdf/coloane.pdf');
  await expect(page.getByRole('textbox', { name: 'Textul formularului' })).toHaveValue(/5\.000 lei/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the form is posted, and its address stays without a figure', async ({ page }) => {
    await page.goto('/verificare/');
    await expect(page.getByText('Calculăm pe server și uităm.')).toBeVisible();
    await fillIn(page);
    await page.getByRole('button', { name: 'Vedeți ce semnați' }).click();
    await expect(answer(page)).toBeVisible();
    await expect(page).toHaveURL(/\/verificare\/$/);
    await expect(page.getByLabel('Câți lei primiți')).toHaveValue('1 500');
  });

  test('a second offer is compared by the server', async ({ page }) => {
    await page.goto('/verificare/');
    await fillIn(page);
    await page.getByRole('button', { name: 'Vedeți ce semnați' }).click();
    await page.getByRole('button', { name: 'Puneți alături altă ofertă' }).click();
    await expect(page.getByText('Prima ofertă este pusă deoparte.')).toBeVisible();
    await fillIn(page);
    await page.getByRole('button', { name: 'Vedeți ce semnați' }).click();
    await expect(page.getByText('costă la fel')).toBeVisible();
    await expect(page).toHaveURL(/\/verificare\/$/);
  });

  test('a pasted text is read by the server, and its figures are confirmed', async ({ page }) => {
    await page.goto('/verificare/');
    await page.getByText('Aveți textul? Lipiți-l și găsim noi cifrele').click();
    await expect(page.getByText('Citim pe server și uităm.')).toBeVisible();
    await page.getByLabel('Textul formularului standard sau al contractului').fill(text);
    await page.getByRole('button', { name: 'Găsiți cifrele' }).click();
    await confirmFigures(page);
    await expect(page).toHaveURL(/\/verificare\/$/);
  });
});
