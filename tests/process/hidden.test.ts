import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { enterOfficeOf } from '#tests/setup/office-of-program.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { createProgramPlace } from '#tests/setup/run-program.ts';

vi.setConfig({ testTimeout: 240_000 });
const ready = /is ready/;
const LENDER = 'ocean-credit';
const lenderPage = `/credit-nevoi-personale/${LENDER}/`;

test('one switch takes a lender off the site on every instance, tells why in the log, and puts it back', async () => {
  await using place = await createPreparedPlace();
  await using elsewhere = await createProgramPlace();
  await place.run().says(ready);
  const socket = path.join(place.dataDir, 'postgres');
  const DATABASE_URL = `postgres://imprumut_clar@localhost/imprumut_clar?host=${encodeURIComponent(socket)}`;
  await elsewhere.run({ DATABASE_URL }).says(ready);
  const origins = [`http://localhost:${place.port}`, `http://localhost:${elsewhere.port}`];
  const ana = await enterOfficeOf(origins[0] ?? '', place.dataDir, 'Ana');
  const read = async (origin: string, address: string) => await (await fetch(origin + address)).text();
  /** What each instance shows of it: its page, and whether lists, sitemap, feed and search still name it. */
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

  // Promised are two seconds; on a machine that does much else nothing is said of time.
  await expect.poll(shown, { timeout: 60_000, interval: 50 }).toEqual([nowhere, nowhere]);
  expect(await ana('GET', 'hidden')).toMatchObject({
    hidden: [{ ...thing, name: 'Ocean Credit', reason, hiddenBy: 'Ana' }],
  });

  expect(await ana('POST', 'hidden/show', thing)).toEqual({ status: 'done' });
  await expect.poll(shown, { timeout: 60_000, interval: 50 }).toEqual([everywhere, everywhere]);
});
