import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { axeFindings } from './axe-findings.ts';
import { rows } from './stored-rows.ts';

// Journeys over many pages.
test.describe.configure({ timeout: 90_000 });

async function yes(page: Page) {
  for (const box of await page.locator('input[type="radio"][value="da"]').all()) await box.check();
}

async function introduce(page: Page) {
  await page.getByLabel('Nume', { exact: true }).fill('Ion Popa');
  await page.getByLabel('E-mail', { exact: true }).fill('ion@example.ro');
  await page.getByLabel(/^Accept/).check();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor gets from the start through the short form to the offers', async ({ page }) => {
      await page.goto('/application/');
      await page.getByLabel('Suma').fill('3.000');
      await yes(page);
      await page.getByRole('button', { name: 'Continuați' }).click();

      await expect(page).toHaveURL(/\/reg\/\?suma=3\.000/);
      // Earlier answers are carried over, shown, and not asked again.
      await expect(
        page.getByText('Ați spus până acum: 3 000 de lei pe 3 luni; cel puțin 18 ani'),
      ).toBeVisible();
      await expect(page.getByLabel('Suma')).toHaveCount(0);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Schimbați' })).toHaveAttribute(
        'href',
        /^\/application\/\?suma=3.000&perioada=3&.*over=da/,
      );
      for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
      await page.getByRole('button', { name: 'Vedeți ofertele' }).click();
      await expect(page).toHaveTitle(/^Eroare/);
      await expect(page.getByLabel('Suma')).toHaveCount(0);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await introduce(page);
      await page.getByRole('button', { name: 'Vedeți ofertele' }).click();

      await expect(page).toHaveURL(/\/process\/\?suma=3000&perioada=3&trimis=/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('3 000 de lei');
      await expect(page.getByText(/R-\w{4}-\w{4}/)).toBeVisible();
      await page.getByRole('link', { name: 'Vedeți ofertele' }).click();
      await expect(page).toHaveURL(/\/offers\/\?suma=3000/);
    });

    test('the long form goes in steps, forward and back, and a saved link returns to its step', async ({
      page,
    }) => {
      await page.goto('/reg2/');
      await expect(page.locator('[aria-current="step"]')).toHaveText('Împrumutul');
      await page.getByLabel('Suma').fill('abc');
      await page.getByRole('button', { name: 'Continuați' }).click();
      await expect(page).toHaveTitle(/^Eroare: .*pasul 1 din 3/);
      await page.getByLabel('Suma').fill('4000');
      await page.getByRole('button', { name: 'Continuați' }).click();

      await expect(page.locator('[aria-current="step"]')).toHaveText('Condițiile de bază');
      await page.getByRole('button', { name: 'Continuați' }).click();
      await expect(page.locator('.error-summary').getByRole('link')).toHaveText([
        /despre vârstă/,
        /despre cetățenie/,
        /despre actul de identitate/,
        /despre card sau cont/,
      ]);
      await yes(page);
      await page.getByRole('button', { name: 'Continuați' }).click();
      await expect(page.locator('[aria-current="step"]')).toHaveText('Unde vă scriem');
      const kept = page.url();
      expect(kept).not.toMatch(/nume|email|telefon/);

      await page.getByRole('link', { name: 'Înapoi' }).click();
      await expect(page.locator('#over-da')).toBeChecked();
      await page.getByRole('link', { name: 'Înapoi' }).click();
      await expect(page.getByLabel('Suma')).toHaveValue('4\u00a0000');

      await page.goto(kept);
      await introduce(page);
      await page.getByRole('button', { name: 'Vedeți ofertele' }).click();
      await expect(page).toHaveURL(/\/process\/\?suma=4000/);
    });

    test('the short form asks only what the address leaves open', async ({ page }) => {
      await page.goto('/reg/?ver=2&suma=2000&perioada=3&over=da');
      await expect(page.getByLabel('Suma')).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'Ați împlinit 18 ani?' })).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'Aveți cetățenie română?' })).toBeVisible();
    });

    test('visitors excluded at the start learn it, and no form asks their name', async ({ page }) => {
      await page.goto('/application/?ver=2');
      await yes(page);
      await page.locator('#over-nu').check();
      await page.getByRole('button', { name: 'Continuați' }).click();

      await expect(page.getByText('Ați răspuns „nu” la: cel puțin 18 ani.')).toBeVisible();
      await expect(page.getByLabel('Nume', { exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: 'Schimbați răspunsurile' }).click();
      await expect(page.locator('#over-nu')).toBeChecked();
      await expect(page.locator('#citizen-da')).toBeChecked();
    });

    test('visitors excluded by an answer of the short form see no personal question any more', async ({
      page,
    }) => {
      await page.goto('/reg/?ver=2');
      await expect(page.getByLabel('Nume', { exact: true })).toBeVisible();
      await page.locator('#citizen-nu').check();
      await expect(page.getByLabel('Nume', { exact: true })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Vedeți ofertele' })).toBeHidden();
      await page.getByRole('button', { name: 'Vedeți ce puteți face' }).click();
      await expect(page).toHaveURL(/\/landing\/rejected\/\?.*citizen=nu/);
      await expect(page.getByText('Nu aveți cetățenie română')).toBeVisible();
    });

    test('the long form begins at the first open question', async ({ page }) => {
      await page.goto('/reg2/?suma=2000&perioada=3');
      await expect(page.locator('[aria-current="step"]')).toHaveText('Condițiile de bază');
      await page.goto('/reg2/?suma=2000&perioada=3&over=nu');
      await expect(page.getByText('Ați răspuns „nu” la: cel puțin 18 ani.')).toBeVisible();
      await expect(page.getByLabel('Nume', { exact: true })).toHaveCount(0);
    });

    test('a missing condition is reported before any personal question', async ({ page }) => {
      await page.goto('/reg2/?suma=2000&perioada=3&over=da&citizen=da&validIdentity=da&validBank=nu&pas=3');
      await expect(page.getByLabel('Nume', { exact: true })).toHaveCount(0);
      await expect(page.getByText('Ați răspuns „nu” la: card sau cont bancar valabil.')).toBeVisible();
      await page.getByRole('link', { name: 'Vedeți ce puteți face' }).click();
      await expect(page).toHaveURL(/\/landing\/rejected\//);
      await expect(page.getByText('Nu aveți card sau cont bancar')).toBeVisible();
      await expect(page.getByRole('link', { name: /ratele de acum/ })).toBeVisible();
    });

    test('the last step shows its errors, with everything typed', async ({ page }) => {
      await page.goto('/reg2/?suma=2000&perioada=3&over=da&citizen=da&validIdentity=da&validBank=da&pas=3');
      await page.getByLabel('E-mail', { exact: true }).fill('ion@');
      await page.getByLabel(/prin telefon/).check();
      await page.getByRole('button', { name: 'Vedeți ofertele' }).click();

      await expect(page).toHaveTitle(/^Eroare: .*pasul 3 din 3/);
      await expect(page.locator('.error-summary').getByRole('link')).toHaveText([
        'Scrieți numele dumneavoastră',
        'Introduceți o adresă de e-mail validă',
        'Scrieți numărul la care să vă sunăm sau scoateți bifa de la oferte prin telefon',
        'Bifați că acceptați termenii de utilizare',
      ]);
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ion@');
      await expect(page.getByLabel(/prin telefon/)).toBeChecked();
    });
  });
}

test('a minor is told to wait, and not sent to the offers', async ({ page }) => {
  await page.goto('/landing/rejected/?over=nu&citizen=da&validIdentity=da&validBank=da');
  await expect(page.getByText('Nu aveți încă 18 ani')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/offers/"]')).toHaveCount(0);
});

test('an amount without a lender leads to a smaller one', async ({ page }) => {
  await page.goto('/landing/rejected2/?suma=50000&perioada=12');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('50 000 de lei');
  await expect(page.getByRole('link', { name: /Ceilalți creditori/ })).toBeVisible();
});

test('the version of the visit is stored after consent, and followed', async ({ page }) => {
  await page.goto('/reg/?ver=3');
  await expect(page.locator('.step-progress')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reg_version'))).toBe('3');

  await page.goto('/reg/');
  await expect(page).toHaveURL(/ver=3/);
  await expect(page.locator('.step-progress')).toBeVisible();
});

test('a form replaced by the version of the visit counts as one page view, of the form shown', async ({
  page,
}) => {
  const mark = `ver-${Date.now()}`;
  await page.goto(`/reg/?ver=3&utm_source=${mark}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reg_version'))).toBe('3');

  await page.goto('/reg/');
  await expect(page.locator('.step-progress')).toBeVisible();
  const views = async () => {
    const stored = await rows<{ path: string }>(
      'select path from events where utm_source = $1 and event_id = 5 and sub8 is null',
      [mark],
    );
    return stored.map(({ path }) => path).toSorted();
  };
  await expect.poll(views).toEqual(['/reg/', '/reg/']);
  // A second page view would have been sent, and would have arrived before this one.
  await page.goto('/reg2/');
  await expect.poll(views).toEqual(['/reg/', '/reg/', '/reg2/']);
});

test('without consent the version is not stored', async ({ page }) => {
  await page.goto('/reg/?ver=3');
  await page.goto('/reg/');
  await expect(page.locator('.step-progress')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('reg_version'))).toBeNull();
});

for (const path of ['/reg/', '/reg2/?pas=3', '/reg2/?suma=2000&perioada=3&pas=3']) {
  test(`${path} with errors has no axe violations`, async ({ page }) => {
    await page.goto(path);
    if (path === '/reg/') await page.getByRole('button', { name: 'Vedeți ofertele' }).click();
    await expect(page).toHaveTitle(/^Eroare/);
    expect(await axeFindings(page)).toEqual([]);
  });
}
