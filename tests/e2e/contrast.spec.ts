import { expect } from '@playwright/test';
import { test } from './test.ts';
import { axeFindings } from './axe-findings.ts';

/** Contrasts with white, by the calculators of WCAG: #767676 has 4.54, #777777 has 4.48, #949494 has 3.03. */
const cases: [what: string, body: string, found: number][] = [
  ['a grey that is just dark enough', '<p style="color: #767676">Sumă</p>', 0],
  ['a grey one step lighter', '<p style="color: #777777">Sumă</p>', 1],
  ['the same in another notation', '<p style="color: color(srgb 0.4667 0.4667 0.4667)">Sumă</p>', 1],
  ['a light grey in large letters', '<p style="color: #949494; font-size: 24px">Sumă</p>', 0],
  ['the same, large only because bold', '<b style="color: #949494; font-size: 19px">Sumă</b>', 0],
  ['the same in letters of 18 px', '<p style="color: #949494; font-size: 18px">Sumă</p>', 1],
  ['black that lets half of white through', '<p style="color: rgb(0 0 0 / 50%)">Sumă</p>', 1],
  ['white on an inner box', '<div style="background: #333"><p style="color: #fff">Sumă</p></div>', 0],
  [
    'a veil over white',
    '<div style="background: rgb(0 0 0 / 20%)"><p style="color: #767676">Sumă</p></div>',
    1,
  ],
  [
    'a gradient that is too dark at one end',
    '<div style="background: linear-gradient(#fff, #ddd)"><p style="color: #767676">Sumă</p></div>',
    1,
  ],
  [
    'a gradient that is light enough everywhere',
    '<div style="background: linear-gradient(#fff, rgb(0 0 0 / 10%))"><p style="color: #595959">Sumă</p></div>',
    0,
  ],
  [
    'a gradient over a colour that is too dark itself',
    '<div style="background: linear-gradient(#fff, transparent) #999"><p style="color: #767676">Sumă</p></div>',
    1,
  ],
  [
    'a field whose arrow is as dark as its text',
    '<input aria-label="Sumă" value="2000" style="color: #767676; padding-right: 20px; background: linear-gradient(#767676, #767676) right / 8px 8px no-repeat #fff">',
    0,
  ],
  [
    'a light text in a place that stays in sight',
    '<nav style="position: sticky; top: 0"><p style="color: #999">Sumă</p></nav>',
    1,
  ],
  [
    'a light text beside a small ornament',
    '<style>h2::before { content: ""; position: absolute; width: 2px; height: 2px; background: #333 }</style><h2 style="font-size: 16px; font-weight: 400; color: #999">Sumă</h2>',
    1,
  ],
  [
    'what was typed into a field',
    '<input aria-label="Sumă" value="2000" style="background: #fff; color: #999">',
    1,
  ],
  ['a field that can not be used', '<input aria-label="Sumă" value="2000" disabled>', 0],
  ['a text nobody sees', '<p style="color: #fff; display: none">Sumă</p>', 0],
  [
    'a text beside the page, where nobody looks',
    '<p style="position: absolute; left: -200vw; color: #bbb">Sumă</p>',
    0,
  ],
  ['a text half transparent', '<p style="color: #595959; opacity: 0.6">Sumă</p>', 1],
  [
    'a text under something placed over it',
    '<div style="position: absolute; inset: 0; background: #fff"></div><p style="position: absolute; color: #bbb">Sumă</p>',
    1,
  ],
];

const links: [what: string, link: string, found: number][] = [
  ['a link in another colour', '<a href="/a" style="color: #060; text-decoration: none">dobânda</a>', 1],
  ['a link with a line under it', '<a href="/a" style="color: #060">dobânda</a>', 0],
  ['a bold link', '<a href="/a" style="color: #060; text-decoration: none"><b>dobânda</b></a>', 0],
  [
    'a link in a word of its own box',
    '<em style="font-style: normal"><a href="/a" style="text-decoration: none">dobânda</a></em>',
    1,
  ],
];

test('a link that only its colour distinguishes from the text around it is found, and no other', async ({
  page,
}) => {
  const around = (link: string) => `<p>Plătiți ${link} și comisionul, în fiecare lună.</p>`;
  await page.setContent(
    '<!doctype html><html lang="ro"><title>Probă</title><main><h1>Probă</h1></main></html>',
  );
  for (const [what, link, found] of [
    ...links.map(([name, text, count]) => [name, around(text), count] as const),
    ['a link alone in its line', '<p><a href="/a" style="text-decoration: none">dobânda</a></p>', 0] as const,
  ]) {
    await page.locator('main').evaluate((main, html) => (main.innerHTML = html), `<h1>Probă</h1>${link}`);
    expect.soft((await axeFindings(page, 'colours')).length, what).toBe(found);
  }
});

test('a text too weak for its background is found, and no other', async ({ page }) => {
  for (const [what, body, found] of cases) {
    await page.setContent(
      `<!doctype html><html lang="ro"><title>Probă</title><style>input { font-size: 16px }</style><body style="background: #fff"><main><h1>Probă</h1>${body}</main></body></html>`,
    );
    expect.soft((await axeFindings(page, 'colours')).length, what).toBe(found);
  }
});
