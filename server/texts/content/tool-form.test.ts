import path from 'node:path';
import { expect, test } from 'vitest';
import { readCalculatorQuery } from '#domain/tools/calculator/calculator-query.ts';
import { readIrccQuery } from '#domain/tools/ircc/ircc-query.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { readBusinessQuery } from '#domain/tools/pay/business-query.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { readContent } from './content.ts';
import { formsAsLinks, toolForm } from './tool-form.ts';

const { articles } = readContent(path.join(projectFolder, 'content'), romanianRulePacks.at(-1) ?? null, {});
const block = `unealta: rate
titlu: 'Rata „mea”'
campuri: { perioada: 60, suma: 78678, dobanda: 9.5, alte-rate: null }`;

/** Returns the addresses that the forms of a text submit when nothing is changed. */
function sent(html: string): URL[] {
  return [...html.matchAll(/<form class="try-it" action="([^"]+)".*?<\/form>/g)].map(([form, action]) => {
    const url = new URL(action ?? '', 'http://localhost');
    for (const [, name = '', value = ''] of form.matchAll(/name="([^"]+)" value="([^"]*)"/g))
      url.searchParams.set(name, value);
    return url;
  });
}

test('a form opens the tool of its block with the figures of the example, formatted as typed', () => {
  const html = toolForm(block);
  const [url] = sent(html);
  expect(url?.pathname).toBe('/calculator-rate-credit/');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    suma: '78\u00a0678',
    dobanda: '9,5',
    perioada: '60',
    'alte-rate': '',
    pe: 'an',
    unitate: 'luni',
  });
  expect(html).toContain('<label class="field"><span class="label">Suma (lei)</span><input class="input"');
});

test.each([
  ['unealta: rate\ntitlu: T\ncampuri: { zile: 3 }', 'rate has no field zile'],
  ['unealta: abac\ntitlu: T\ncampuri: {}', 'unealta'],
])('a block with a field the tool lacks is refused', (yaml, message) => {
  expect(() => toolForm(yaml)).toThrow(message);
});

test('where forms cannot be sent, a link to the tool replaces the form', () => {
  expect(formsAsLinks(`<p>Înainte.</p>${toolForm(block)}<p>După.</p>`)).toBe(
    '<p>Înainte.</p><p><a href="/calculator-rate-credit/">Rata „mea”</a></p>\n<p>După.</p>',
  );
});

const errorsOf: Readonly<Record<string, (params: URLSearchParams) => readonly unknown[]>> = {
  '/calculator-rate-credit/': (params) => readCalculatorQuery(params).errors,
  '/calculator-rata-ircc/': (params) => readIrccQuery(params).errors,
  '/calculator-pfa-sau-srl/': (params) => readBusinessQuery(params).errors,
};

test("the tools accept the default figures of the guides' forms", () => {
  const asked = articles.flatMap(({ body }) => sent(body.html));
  expect(asked.length).toBeGreaterThanOrEqual(10);
  const refused = asked.flatMap((url) => errorsOf[url.pathname]?.(url.searchParams) ?? []);
  expect(refused).toEqual([]);
});
