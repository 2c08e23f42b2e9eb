import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { letterNames } from '#domain/texts/schemas/letter-schema.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadLetter } from './letter.data.ts';
import { LetterPage } from '#app/texts/letters/letter-page.tsx';
import { loadLetters } from './letters.data.ts';
import { LettersPage } from '#app/texts/letters/letters-page.tsx';

const content = siteContent(romanianRulePacks.at(-1) ?? null);

function argsOf(path: string, params = {}) {
  const args = newPageArgs(path, { offers: [] });
  return { ...args, params, services: { ...args.services, content } };
}
async function renderLetter(letter: string) {
  const data = await loadLetter(argsOf(`/scrisori/${letter}/`, { letter }));
  return data && renderToStaticMarkup(<LetterPage data={data} />).replaceAll('\u00a0', ' ');
}

test('the list leads to every letter, each once', async () => {
  const html = renderToStaticMarkup(<LettersPage data={await loadLetters(argsOf('/scrisori/'))} />);
  const links = [...html.matchAll(/href="\/scrisori\/([\w-]+)\/"/g)].map(([, name]) => name);
  expect(new Set(links)).toEqual(new Set(letterNames));
  expect(links).toHaveLength(letterNames.length);
});

test.each(letterNames)(
  '%s contains no personal figure, and blank lines for what its sender knows',
  async (name) => {
    const html = (await renderLetter(name)) ?? '';
    const letter = /<textarea[^>]*>([^]*?)<\/textarea>/.exec(html)?.[1] ?? '';
    expect(letter).toMatch(/Subsemnatul\/Subsemnata ________/);
    expect(letter).toMatch(/________ +Semnătura ________/);
    expect(letter).not.toMatch(/[{}]|\d{2}\.\d{2}\.\d{4}|undefined/);
    // The mail that opens is the letter.
    const mail = /href="(mailto:[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(new URL(mail).pathname).toBe('');
    expect(new URLSearchParams(mail.split('?')[1]).get('body')?.replaceAll('\r\n', '\n')).toBe(letter.trim());
    expect(textOf(html)).toContain('Model de scrisoare: verificați-l; nu este consultanță juridică.');
    expect(html).toContain('href="/legi/');
  },
);

test('unknown amounts are blank lines with their unit', async () => {
  expect(await renderLetter('revizuire')).toContain(
    'Am primit ________ lei și dau înapoi ________ lei în ________ de zile. Costul este de ________ lei.',
  );
});

test('a letter that does not exist has no page', async () => {
  expect(await renderLetter('nimic')).toBeNull();
});
