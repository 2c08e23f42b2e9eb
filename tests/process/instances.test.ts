import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { ServedFiles } from '#domain/answers/office/texts.ts';
import { typedItem, typedProduct } from '#tests/factories/evidence-office.ts';
import { contentWithDraft, draft } from '#tests/setup/content-with-draft.ts';
import { enterOfficeOf } from '#tests/setup/office-of-program.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { createProgramPlace, findFreePort } from '#tests/setup/run-program.ts';

// Two instances of one site with prerendered pages: a decision on one of them must be visible on both.
const ready = /is ready/;
const place = await createPreparedPlace();
afterAll(() => place[Symbol.asyncDispose]());
const elsewhere = await createProgramPlace();
afterAll(() => elsewhere[Symbol.asyncDispose]());
const CONTENT_DIR = contentWithDraft();
afterAll(() => rmSync(CONTENT_DIR, { recursive: true }));

const socket = path.join(place.dataDir, 'postgres');
const DATABASE_URL = `postgres://imprumut_clar@localhost/imprumut_clar?host=${encodeURIComponent(socket)}`;
await place.run({ CONTENT_DIR, PAGES_AHEAD: 'made' }).says(ready);
const METRICS_PORT = String(await findFreePort());
const leaving = { METRICS_PORT, DRAIN_SECONDS: '1' };
const other = elsewhere.run({ CONTENT_DIR, PAGES_AHEAD: 'made', DATABASE_URL, ...leaving });
await other.says(ready);
const [first, second] = [`http://localhost:${place.port}`, `http://localhost:${elsewhere.port}`];
const origins = [first, second];
const ana = await enterOfficeOf(first, place.dataDir, 'Ana');

const query = '?suma=2000&perioada=3';
/** The office promises one second; a test machine is busy with other work. */
const TIMEOUT_MS = 5_000;

test('a figure is public on every instance once a second person approved it, and on none before', async () => {
  const ion = await enterOfficeOf(first, place.dataDir, 'Ion');
  const isPublic = async (origin: string) => await seenBy(origin, '0,9% pe zi');
  // Both have the page in their cache from here on.
  expect(await seenBy(first, '1% pe zi')).toEqual({ feed: true, page: true, payload: true });
  expect(await seenBy(second, '1% pe zi')).toEqual({ feed: true, page: true, payload: true });

  const note = 'Prețul nou de pe pagina creditorului.';
  const { id } = (await ana('POST', 'evidence-changes', {
    item: { ...typedItem, cifre: 'dobândă (% pe zi): 0,9', suma: '', perioada: '' },
    product: { ...typedProduct, dobanda: '0,9% pe zi' },
    note,
  })) as { id: number };
  expect(await ana('POST', `evidence-changes/${id}/approve`)).toMatchObject({
    error: { code: 'own-change' },
  });
  for (const origin of origins) {
    expect(await isPublic(origin)).toEqual({ feed: false, page: false, payload: false });
  }

  expect(await ion('POST', `evidence-changes/${id}/approve`)).toEqual({ status: 'done' });

  const everywhere = { feed: true, page: true, payload: true };
  await expect
    .poll(() => Promise.all([isPublic(first), isPublic(second)]), { timeout: TIMEOUT_MS, interval: 50 })
    .toEqual([everywhere, everywhere]);

  // Either instance knows both, and that both serve this version.
  const names = [place, elsewhere].map(({ port }) => `${hostname()}:${port}`);
  for (const origin of origins) {
    const editor = await enterOfficeOf(origin, place.dataDir, `Editor${new URL(origin).port}`);
    const serving = async () => {
      const { instances } = (await editor('GET', 'content-files')) as ServedFiles;
      return instances.flatMap(({ name, servesOffers, servesTexts }) =>
        servesOffers && servesTexts ? [name] : [],
      );
    };
    await expect.poll(async () => (await serving()).toSorted()).toEqual(names.toSorted());
    expect((await serving())[0]).toBe(`${hostname()}:${new URL(origin).port}`);
  }
});

const AHEAD_MS = 8_000;

test('a draft appears on time on every instance, whichever received the change', async () => {
  const statuses = () =>
    Promise.all(origins.map(async (origin) => (await fetch(`${origin}/${draft.slug}/`)).status));
  expect(await statuses()).toEqual([404, 404]);

  const moment = Date.now() + AHEAD_MS;
  const zone = { timeZone: romania.timeZone };
  const publishAt = `${new Date(moment).toLocaleDateString('sv-SE', zone)}T${new Date(moment).toLocaleTimeString('sv-SE', zone)}`;
  expect(await ana('PUT', `texts/${draft.slug}/publication`, { publishAt })).toEqual({ status: 'done' });

  let firstSeen: number | undefined;
  const seen = async () => {
    const now = await statuses();
    if (now.includes(200)) firstSeen ??= Date.now();
    return now;
  };
  await expect.poll(seen, { timeout: AHEAD_MS + 60_000, interval: 200 }).toEqual([200, 200]);
  // The time was sent in whole seconds, so the exact moment may be up to one second earlier.
  expect(firstSeen).toBeGreaterThan(moment - 1_000);

  expect(await ana('DELETE', `texts/${draft.slug}/publication`)).toEqual({ status: 'done' });
  await expect.poll(statuses, { timeout: 60_000, interval: 200 }).toEqual([404, 404]);
});

const LENDER = 'ocean-credit';
const lenderPage = `/credit-nevoi-personale/${LENDER}/`;

test('one switch hides a lender on every instance, logs the reason, and shows it again', async () => {
  const read = async (origin: string, address: string) => await (await fetch(origin + address)).text();
  /** Returns where each instance shows the lender: its page, and whether lists, sitemap, feed and search still name it. */
  const shown = () =>
    Promise.all(
      origins.map(async (origin) => ({
        page: (await fetch(origin + lenderPage)).status,
        named: await Promise.all(
          ['/', '/offers/', '/sitemap.xml', '/content/ro_feed.json', '/cautare/?q=ocean'].map(
            async (address) => (await read(origin, address)).includes(LENDER),
          ),
        ),
      })),
    );
  const everywhere = { page: 200, named: [true, true, true, true, true] };
  const nowhere = { page: 410, named: [false, false, false, false, false] };
  await expect.poll(shown, { timeout: 60_000 }).toEqual([everywhere, everywhere]);

  const thing = { kind: 'lender', id: LENDER };
  const reason = 'Contractul lor spune altceva decât pagina.';
  expect(await ana('POST', 'hidden', { ...thing, reason })).toEqual({ status: 'done' });

  // The promise is two seconds; on a busy machine the test does not check the time.
  await expect.poll(shown, { timeout: 60_000, interval: 50 }).toEqual([nowhere, nowhere]);
  expect(await ana('GET', 'hidden')).toMatchObject({
    hidden: [{ ...thing, name: 'Ocean Credit', reason, hiddenBy: 'Ana' }],
  });

  expect(await ana('POST', 'hidden/show', thing)).toEqual({ status: 'done' });
  await expect.poll(shown, { timeout: 60_000, interval: 50 }).toEqual([everywhere, everywhere]);
});

test('an instance says that it is leaving while it still answers, and then ends in order', async () => {
  const metrics = async () => await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  await expect.poll(metrics).toContain('\nsite_ready 1\n');
  expect(await metrics()).toMatch(/\nhttp_requests_total\{kind="page",status="200"\} [1-9]/);

  other.process.kill('SIGTERM');

  const state = async () => (await fetch(`${second}/api/ready`)).status;
  await expect.poll(state, { interval: 10 }).toBe(503);
  expect((await fetch(`${second}/offers/`)).status).toBe(200);
  await expect.poll(metrics, { interval: 50 }).toContain('\nsite_ready 0\n');
  expect(await other.ended).toBe(0);
});

/** Whether the feed, the offers page and its payload have the price, which the feed tells as a number. */
async function seenBy(origin: string, price: string) {
  const text = async (address: string) =>
    (await (await fetch(origin + address)).text()).replaceAll('\u00a0', ' ');
  const rate = new RegExp(`"ratePercentPerDay":${price.replace(/%.*/, '').replace(',', '\\.')}[,}]`);
  const [feed, page, payload] = await Promise.all([
    text('/content/ro_feed.json'),
    text(`/offers/${query}`),
    text(`/offers/_payload.json${query}`),
  ]);
  return {
    feed: rate.test(feed),
    page: page.includes(price),
    payload: rate.test(payload),
  };
}
