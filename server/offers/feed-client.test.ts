import { expect, test } from 'vitest';
import { fetchOffersFeed } from './feed-client.ts';
import { fetchLeadFeed } from './lead-feed-client.ts';
import { startFakeService } from '#tests/setup/start-fake-service.ts';

const lines: unknown[] = [];
const logger = { warn: (...line: unknown[]) => void lines.push(line) };

const callFeed = (configURL: string | undefined) =>
  fetchOffersFeed({
    feedParams: { configURL },
    file: 'ro_feed.json',
    country: 'RO',
    claims: 'sourced',
    logger,
  });
const callLeadFeed = (url: string, lead_id: string | undefined) =>
  fetchLeadFeed({ url, slParams: { lead_id }, logger });

test('the offers feed is read from the content host by its file name', async () => {
  await using host = await startFakeService([{ body: [{ offer_id: '1', header: 'Unu' }] }]);

  const offers = await callFeed(`${host.origin}/content/`);

  expect(offers).toMatchObject([{ id: '1', header: 'Unu', country: 'RO' }]);
  expect(host.calls).toEqual(['GET /content/ro_feed.json']);
});

test('the lead feed is requested as specified', async () => {
  await using host = await startFakeService([{ body: ['101', 102] }]);

  expect(await callLeadFeed(`${host.origin}/api/lead-feed`, 'ro-1')).toEqual(['101', '102']);
  expect(host.calls).toEqual(['GET /api/lead-feed?lead_id=ro-1&page=all&direction=swap&pf=1']);
});

test.each([undefined, ''])(
  'without a lead (%o) no call is made: null, and the specified log line',
  async (lead) => {
    lines.length = 0;

    expect(await callLeadFeed('http://127.0.0.1:1/', lead)).toBeNull();
    expect(lines).toEqual([['you should pass slParams.lead_id']]);
  },
);

test.each([undefined, ''])(
  'without a content host (%o) no call is made: null, and the log line',
  async (host) => {
    lines.length = 0;

    expect(await callFeed(host)).toBeNull();
    expect(lines).toEqual([['you should pass feedParams.configURL']]);
  },
);

// "The HTTP client retries idempotent requests once on status 408, 409, 425, 429, 500, 502, 503 or 504."
test.each([408, 409, 425, 429, 500, 502, 503, 504])('status %i is retried once', async (status) => {
  await using host = await startFakeService([{ status }, { body: ['7'] }]);

  expect(await callLeadFeed(host.origin, 'ro-1')).toEqual(['7']);
  expect(host.calls).toHaveLength(2);
});

test('a second failure is not retried', async () => {
  await using host = await startFakeService([{ status: 503 }, { status: 503 }, { body: [] }]);

  await expect(callFeed(host.origin)).rejects.toMatchObject({ status: 503 });
  expect(host.calls).toHaveLength(2);
});

test.each([400, 403, 404, 501])('status %i is final', async (status) => {
  await using host = await startFakeService([{ status }, { body: [] }]);

  await expect(callFeed(host.origin)).rejects.toMatchObject({ status });
  expect(host.calls).toHaveLength(1);
});

test('a response that is not a list of ids is refused', async () => {
  await using host = await startFakeService([{ body: { ids: [] } }]);

  await expect(callLeadFeed(host.origin, 'ro-1')).rejects.toThrow('expected array');
});

test.each([
  ['the offers feed', callFeed],
  ['the lead feed', (origin: string) => callLeadFeed(origin, 'ro-1')],
])('%s is not read to its end if it is too large', async (_name, call) => {
  await using host = await startFakeService([{ body: ['1'.repeat(5_000_000)] }]);

  await expect(call(host.origin)).rejects.toThrow('the answer has more than 5000000 bytes');
});
