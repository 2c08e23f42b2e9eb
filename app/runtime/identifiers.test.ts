import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUuidV4 } from '#domain/visits/events/uuid-v4.ts';
import { openFakePage, type FakePage } from '#tests/factories/fake-page.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const client = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';

let page: FakePage;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  page = openFakePage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.doUnmock('#app/runtime/consent.ts');
});

const load = () => import('./identifiers.ts');

test('without consent the ids are UUID v4 of this page alone, and nothing is stored', async () => {
  const { identifiers } = await load();
  const ids = identifiers();

  expect(ids.cookieless).toBe(true);
  expect(isUuidV4(ids.session_id) && isUuidV4(ids.client_id)).toBe(true);
  expect(ids.session_id).not.toBe(ids.client_id);
  expect(identifiers()).toEqual(ids);
  expect(page.cookies()).toEqual({});
});

test('with consent the ids are stored in their cookies', async () => {
  page.device.mayStore = true;
  const { identifiers } = await load();
  const { session_id, client_id, cookieless } = identifiers();

  expect(cookieless).toBe(false);
  expect(page.cookies()).toEqual({ session_id, client_id });
});

test('the ids of the page are stored when the visitor consents', async () => {
  const { identifiers } = await load();
  const { session_id, client_id } = identifiers();
  page.device.mayStore = true;

  expect(identifiers()).toEqual({ session_id, client_id, cookieless: false });
});

test('a session lasts 30 minutes after the last event, then a new one begins', async () => {
  page.device.mayStore = true;
  const { identifiers } = await load();
  const first = identifiers();
  vi.advanceTimersByTime(29 * MINUTE);
  expect(identifiers()).toEqual(first);
  vi.advanceTimersByTime(29 * MINUTE);
  expect(identifiers()).toEqual(first);
  vi.advanceTimersByTime(30 * MINUTE);

  const later = identifiers();
  expect(later.client_id).toBe(first.client_id);
  expect(later.session_id).not.toBe(first.session_id);
});

test('a client id lasts 180 days, regardless of visits', async () => {
  page.device.mayStore = true;
  const { identifiers } = await load();
  const first = identifiers();
  vi.advanceTimersByTime(180 * DAY - 1);
  expect(identifiers().client_id).toBe(first.client_id);
  vi.advanceTimersByTime(1);
  expect(identifiers().client_id).not.toBe(first.client_id);
});

test.each([
  ['1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', true],
  ['1b9d6bcdbbfd4b2d9b5dab8dfbbd4bed', true],
  ['1b9d6bcd-bbfd-1b2d-9b5d-ab8dfbbd4bed', false],
  ['1', false],
  ['', false],
])('whether a client id of %s is reused: %s', async (value, isKept) => {
  page.device.mayStore = true;
  page.setCookie('client_id', value);
  const { identifiers } = await load();
  const { client_id } = identifiers();
  expect(client_id === value).toBe(isKept);
  expect(isUuidV4(client_id)).toBe(true);
  expect(page.cookies()['client_id']).toBe(client_id);
});

test('where cookies are blocked the page keeps its ids in memory and reports it', async () => {
  page.device.mayStore = true;
  page.device.cookiesAreOpen = false;
  const { identifiers } = await load();
  expect(identifiers()).toEqual({ ...identifiers(), cookieless: true });
});

test('a cookie whose name only ends the same is not read', async () => {
  page.device.mayStore = true;
  page.setCookie('old_client_id', client);
  const { identifiers } = await load();
  expect(identifiers().client_id).not.toBe(client);
});

test('each event has its own uuid', async () => {
  const { newUuid } = await load();
  const uuids = Array.from({ length: 1000 }, newUuid);
  expect(new Set(uuids).size).toBe(1000);
  expect(uuids.every(isUuidV4)).toBe(true);
});
