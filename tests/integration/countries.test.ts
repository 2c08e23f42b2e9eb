import { expect, test } from 'vitest';
import { countryCodes, type CountryCode } from '#domain/law/countries/country.ts';
import { countries } from '#domain/law/countries/countries.ts';
import { figureIds } from '#domain/answers/hidden/hideable-figures.ts';
import { createHiddenRepository } from '#server/texts/hidden/hidden-repository.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

const { db } = await openFileDatabase();

/** Marks of a country: its feeds, and the calculator's example of the specification in its money. */
const expected: Record<CountryCode, { feeds: string[]; payment: string; note: string | null }> = {
  RO: { feeds: ['ro_feed.json'], payment: '313,36\u00a0lei', note: null },
  PL: { feeds: ['pl_feed.json'], payment: '313,36\u00a0zł', note: 'Serwis jest w przygotowaniu.' },
  CO: { feeds: ['co_feed.json'], payment: '$\u00a0313', note: 'Sitio en preparación.' },
  MX: { feeds: ['mx_feed.json'], payment: '$313.36', note: 'Sitio en preparación.' },
  ES: { feeds: ['es_feed.json'], payment: '313,36\u00a0€', note: 'Sitio en preparación.' },
  KZ: { feeds: ['kz_ru_feed.json'], payment: '313,36\u00a0₸', note: 'Сайт готовится.' },
  VN: { feeds: ['vn_feed.json'], payment: '313\u00a0₫', note: 'Trang web đang được chuẩn bị.' },
  LK: { feeds: ['lk_feed.json'], payment: 'රු.\u00a0313.36', note: 'වෙබ් අඩවිය සකස් වෙමින් පවතී.' },
  PH: { feeds: ['ph_feed.json'], payment: '₱313.36', note: 'This site is being prepared.' },
  UA: { feeds: ['ua_ua_feed.json', 'ua_ru_feed.json'], payment: '313,36\u00a0₴', note: 'Сайт готується.' },
  ZA: { feeds: ['za_feed.json'], payment: 'R\u00a0313,36', note: 'This site is being prepared.' },
};

const everyFeed = Object.values(expected).flatMap(({ feeds }) => feeds);

// tests/process/countries.test.ts shows that the program reads its country from the environment. Product specification, section 9.
// The experiments of the Philippines, Vietnam and South Africa wait for a registration.
const experimentsIn: Partial<Record<CountryCode, string>> = { PL: '0294.1-A/B' };

async function homeWhileStopped(
  app: Awaited<ReturnType<typeof startWholeServer>>,
  experiment: string,
): Promise<string> {
  const hidden = { kind: 'figure' as const, id: figureIds.ofExperiment(experiment), reason: 'probă' };
  const hiddenAt = new Date('2026-11-22T09:00:00Z');
  await createHiddenRepository(db).add({ ...hidden, hiddenBy: 'Ana', hiddenAt });
  await app.services.hidden.load();
  await app.purge();
  const { body } = await app.inject('/');
  await createHiddenRepository(db).remove(hidden);
  await app.services.hidden.load();
  await app.purge();
  return body;
}

test.each(countryCodes)('the site of %s has its own feed, money, ids and error page', async (code) => {
  const app = await startWholeServer({
    db,
    now: () => new Date('2026-11-22T10:00:00Z'),
    renderedEvery: 1,
    onProblem: (line) => expect.unreachable(line),
    settings: { COUNTRY: code },
  });
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return { status: statusCode, text: body };
  };

  const home = await get('/');
  expect(home.status).toBe(200);
  const config = JSON.parse(
    /id="page-config" type="application\/json">(.*?)<\/script>/.exec(home.text)?.[1] ?? '',
  );
  const { providerId, consent, currency } = countries[code];
  expect(config).toMatchObject({ country: code, providerId, consent, currency });
  // No page asks for an address where none is accepted.
  expect([config.experiment?.name ?? null, home.text.includes('oferte_email')]).toEqual([
    experimentsIn[code] ?? null,
    false,
  ]);

  // The office's switch stops an experiment as it hides a figure.
  const running = experimentsIn[code] ?? null;
  expect(running === null ? '' : await homeWhileStopped(app, running)).not.toContain(running ?? 'none');

  const answers = await Promise.all(
    everyFeed.map(async (file) => ({ file, ...(await get(`/content/${file}`)) })),
  );
  expect(answers.filter(({ status }) => status === 200).map(({ file }) => file)).toEqual(
    expected[code].feeds,
  );

  const calculator = await get('/calculator-rate-credit/?suma=10000&dobanda=8&pe=an&termen=36&unitate=luni');
  expect(calculator.text).toContain(expected[code].payment);
  const offers = await get('/offers/');
  expect(offers.text).toContain(`>${currency.sign}</`);

  // A country in preparation states it in its language, and has no page of a Romanian lender or under Romanian law.
  const { note } = expected[code];
  const says = (text: string, words: string) =>
    new RegExp(`<p class="wrap" lang="[a-z]+-${code}">${words}`).test(text);
  expect(says(home.text, note ?? '')).toBe(note !== null);
  expect(home.text.includes('un IFN, prin lege, cel mult')).toBe(note === null);
  const inRussian = await get('/ru/');
  expect([inRussian.status, says(inRussian.text, 'Сайт готовится')]).toEqual(
    code === 'UA' ? [200, true] : [404, code === 'KZ'],
  );
  expect(home.text.includes('href="/termenii-de-utilizare/"')).toBe(note === null);
  const ofRomania = [
    '/credit-nevoi-personale/ferratum/',
    '/termenii-de-utilizare/',
    '/blog/',
    '/banca-sau-ifn-diferente/',
    '/blog/rss.xml',
  ];
  const statuses = await Promise.all(ofRomania.map(async (path) => (await get(path)).status));
  expect(statuses).toEqual(ofRomania.map(() => (note === null ? 200 : 404)));
  expect(home.text.includes('https://anpc.ro/')).toBe(note === null);
  // It links to the calculator, and says that this is in Romanian.
  expect(
    /<div class="top"><p[^>]*>[^<]+<a href="\/calculator-rate-credit\/" hrefLang="ro">/.test(home.text),
  ).toBe(note !== null);

  const missing = await get('/nu-exista/');
  expect(missing.status).toBe(404);
  expect(missing.text.includes('class="error-loader')).toBe(code === 'MX');
  expect(missing.text).toContain(
    code === 'MX'
      ? 'Lo sentimos, no podemos encontrar la página que busca.'
      : 'Ne pare rău, dar nu putem găsi pagina pe care o căutați.',
  );
});

test('in a country in preparation no page asks for personal data, and none links to a missing page', async () => {
  const app = await startWholeServer({
    db,
    now: () => new Date('2026-11-22T10:00:00Z'),
    renderedEvery: 1,
    onProblem: (line) => expect.unreachable(line),
    settings: { COUNTRY: 'MX' },
  });
  const statuses = new Map<string, number>();
  const asking: string[] = [];
  const broken: string[] = [];
  const queue: { path: string; from: string }[] = [{ path: '/', from: '' }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, from } = next;
    if (statuses.has(path)) continue;
    const { statusCode, body, headers } = await app.inject(path);
    statuses.set(path, statusCode);
    if (statusCode === 404) broken.push(`${path} from ${from}`);
    if (!String(headers['content-type']).includes('text/html')) continue;
    if (/name="(?:email|telefon|nume)"/.test(body)) asking.push(path);
    for (const [, href = ''] of body.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) {
      const { pathname } = new URL(href.replaceAll('&amp;', '&'), 'http://localhost');
      if (!pathname.startsWith('/landing/')) queue.push({ path: pathname, from: path });
    }
  }
  expect(statuses.size).toBeGreaterThan(50);
  expect({ asking, broken }).toEqual({ asking: [], broken: [] });
  for (const path of ['/reg/', '/contact/', '/abonare/', '/datele-mele/'])
    expect((await app.inject(path)).statusCode).toBe(404);
});
