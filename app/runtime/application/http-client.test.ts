import { afterEach, expect, test, vi } from 'vitest';
import { createHttpClient } from './http-client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Creates a client whose requests get the given statuses in turn (null: a broken connection), and records the requests. */
function answering(...answers: (number | null)[]) {
  const calls = vi.fn(async (_address: string, _init: RequestInit) => {
    const status = answers.shift();
    if (status == null) throw new TypeError('Failed to fetch');
    return new Response('{}', { status });
  });
  vi.stubGlobal('fetch', calls);
  return { calls, request: createHttpClient('/') };
}

test('paths are resolved under the base URL', async () => {
  const { calls } = answering(200, 200);
  await createHttpClient('/sub/')('/offers/_payload.json?b1');
  await createHttpClient('https://api.example/')('x');
  expect(calls.mock.calls.map(([address]) => address)).toEqual([
    '/sub/offers/_payload.json?b1',
    'https://api.example/x',
  ]);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s sends its body as JSON', async (method) => {
  const { calls, request } = answering(200);
  await request('a', { method, body: { suma: 1 } });
  expect(calls.mock.calls[0]?.[1]).toMatchObject({
    method,
    headers: { 'content-type': 'application/json' },
    body: '{"suma":1}',
  });
});

test('GET sends no body', async () => {
  const { calls, request } = answering(200);
  await request('a', { body: { suma: 1 } });
  expect(calls.mock.calls[0]?.[1]).toEqual({ method: 'GET', headers: { accept: 'application/json' } });
});

test.each([408, 409, 425, 429, 500, 502, 503, 504, null])(
  'GET is repeated once after %s',
  async (failure) => {
    const first = answering(failure, 200, 200);
    expect((await first.request('a')).status).toBe(200);
    expect(first.calls).toHaveBeenCalledTimes(2);
  },
);

test('the second response counts, whatever its status', async () => {
  const { calls, request } = answering(503, 502, 200);
  expect((await request('a')).status).toBe(502);
  expect(calls).toHaveBeenCalledTimes(2);
  await expect(answering(null, null).request('a')).rejects.toThrow('Failed to fetch');
});

test.each([200, 304, 400, 401, 403, 404, 410, 501])('GET is not repeated after %i', async (status) => {
  const { calls } = answering();
  calls.mockResolvedValueOnce({ status } as Response);
  expect((await createHttpClient('/')('a')).status).toBe(status);
  expect(calls).toHaveBeenCalledOnce();
});

test.each([
  ['HEAD', 2],
  ['PUT', 2],
  ['DELETE', 2],
  ['POST', 1],
  ['PATCH', 1],
] as const)('%s is sent %i times when the first attempt fails temporarily', async (method, times) => {
  const { calls, request } = answering(503, 200);
  await request('a', { method });
  expect(calls).toHaveBeenCalledTimes(times);
});

test('an aborted request is not repeated', async () => {
  const { calls, request } = answering(null, 200);
  await expect(request('a', { signal: AbortSignal.abort() })).rejects.toThrow('Failed to fetch');
  expect(calls).toHaveBeenCalledOnce();
});
