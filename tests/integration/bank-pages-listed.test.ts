import { beforeAll, expect, test } from 'vitest';
import { CHANGES } from '#server/db/changes.ts';
import { listenForNotifications } from '#server/db/notify.ts';
import { followChanges } from '#server/web/pages/follow-changes.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

const { db, connection } = await openFileDatabase();
const now = () => new Date('2026-11-20T14:00:00Z');
const problems: string[] = [];
const onProblem = (line: string) => void problems.push(line);
const app = await startWholeServer({ db, now, renderedEvery: 1, onProblem });
const { services, logger } = app;
const day = '2026-11-20';
const reference = { provider: 'bnr' as const, currency: 'EUR', day, value: '5.1', multiplier: 1 };
const ofBcr = { bank: 'bcr', currency: 'EUR', day, multiplier: 1, buy: '5.0', sell: '5.2' };

beforeAll(() =>
  services.storeRates(
    { publishedOn: day, rates: [reference], skipped: [], bankRates: [] },
    'cursul de probă',
  ),
);

const textAt = async (address: string) => (await app.inject(address)).body;
const mentions = async (path: string) => (await textAt('/sitemap.xml')).includes(`${path}</loc>`);

test('a bank enters the sitemap with its first figures, and its cached pages follow', async () => {
  const offers = {
    load: () => services.offers.load(),
    loadAll: () => services.offers.loadAll(),
    invalidate() {
      services.offers.invalidate();
      services.rates.invalidate();
    },
  };
  const instance = { servesOffers: async () => undefined };
  await using following = followChanges({
    pages: app.pages,
    offers,
    instance,
    today: () => '2026-11-26',
    logger,
  });
  const handlers = { [CHANGES]: following.onMessage };
  await using _ = await listenForNotifications({ connection, handlers });
  const pages = ['/curs-valutar-banci/bcr/', '/convertor-valutar/bcr/'];
  for (const page of pages) {
    expect(await textAt(page)).toContain('content="noindex"');
    expect(await mentions(page)).toBe(false);
  }

  await services.storeRates({ publishedOn: day, rates: [], skipped: [], bankRates: [ofBcr] }, 'lista băncii');

  for (const page of pages) {
    await expect.poll(() => textAt(page)).not.toContain('content="noindex"');
    expect(await mentions(page)).toBe(true);
  }
  expect(await textAt('/curs-valutar-banci/brd/')).toContain('content="noindex"');
  expect(await textAt('/sitemap.xml')).toContain(`/curs-valutar-banci/bcr/</loc><lastmod>`);
  expect(await mentions('/curs-valutar-banci/brd/')).toBe(false);
  expect(problems).toEqual([]);
});
