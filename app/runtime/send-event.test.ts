import { expect, test, vi } from 'vitest';
import { newEvent } from '#tests/factories/new-event.ts';
import { sendEvent } from './send-event.ts';

const config = { eventsHost: '', eventsOnLocalhost: false, isStaging: false };

type Answer = { ok: boolean; status: number; headers?: Headers };

function fakeBrowser(hostname: string, answer: () => Promise<Answer>) {
  const withText = async () => ({ headers: new Headers(), ...(await answer()), text: async () => '{}' });
  return { hostname, fetch: vi.fn(withText), log: vi.fn() };
}

const accepted = () => Promise.resolve({ ok: true, status: 200 });

test('an event is sent as JSON, and outlives its page', async () => {
  const browser = fakeBrowser('imprumutclar.ro', accepted);
  const event = newEvent();
  await expect(sendEvent(event, { ...config, eventsHost: 'https://e.example' }, browser)).resolves.toEqual({
    ok: true,
  });

  expect(browser.fetch).toHaveBeenCalledExactlyOnceWith('https://e.example/api/event', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    keepalive: true,
    credentials: 'omit',
    signal: expect.any(AbortSignal),
  });
  expect(browser.log).not.toHaveBeenCalled();
});

test.each(['localhost', '127.0.0.1', '[::1]'])('on %s events are only logged', async (hostname) => {
  const browser = fakeBrowser(hostname, accepted);
  const event = newEvent();
  await expect(sendEvent(event, config, browser)).resolves.toEqual({ ok: true });
  expect(browser.log).toHaveBeenCalledExactlyOnceWith('event', event);
  expect(browser.fetch).not.toHaveBeenCalled();
});

test('on a rehearsal of the site events are only logged', async () => {
  const browser = fakeBrowser('proba.imprumutclar.ro', accepted);
  const event = newEvent();
  await expect(sendEvent(event, { ...config, isStaging: true }, browser)).resolves.toEqual({ ok: true });
  expect(browser.log).toHaveBeenCalledExactlyOnceWith('event', event);
  expect(browser.fetch).not.toHaveBeenCalled();
});

test('a setting sends them from localhost too', async () => {
  const browser = fakeBrowser('localhost', accepted);
  await sendEvent(newEvent(), { ...config, eventsOnLocalhost: true }, browser);
  expect(browser.fetch).toHaveBeenCalledOnce();
  expect(browser.log).not.toHaveBeenCalled();
});

test('a refusal returns its status and does not throw', async () => {
  const browser = fakeBrowser('imprumutclar.ro', () => Promise.resolve({ ok: false, status: 503 }));
  await expect(sendEvent(newEvent(), config, browser)).resolves.toEqual({
    ok: false,
    error: { status: 503, retryAfterMs: 0 },
  });
});

test('the result carries the server’s Retry-After', async () => {
  const headers = new Headers({ 'retry-after': '7' });
  const browser = fakeBrowser('imprumutclar.ro', () => Promise.resolve({ ok: false, status: 429, headers }));
  await expect(sendEvent(newEvent(), config, browser)).resolves.toMatchObject({
    error: { status: 429, retryAfterMs: 7_000 },
  });
});

test('a network failure is returned, not thrown', async () => {
  const browser = fakeBrowser('imprumutclar.ro', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendEvent(newEvent(), config, browser)).resolves.toEqual({
    ok: false,
    error: { status: null, retryAfterMs: 0 },
  });
});
