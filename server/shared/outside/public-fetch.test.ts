import type { RequestListener } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { expect, test } from 'vitest';
import { startProgram } from '#tests/setup/start-program.ts';
import {
  createPublicFetch,
  isPublicAddress,
  leadsInwards,
  NotPublic,
  type PublicFetchOptions,
} from './public-fetch.ts';

async function startAsking(answer: RequestListener) {
  const { calls, options, url } = await startProgram(answer);
  const ask = (path: string, init: RequestInit = {}, own: PublicFetchOptions = {}) =>
    createPublicFetch({ ...options, ...own })(url + path, init);
  return { ask, asked: () => calls.map(({ method, path }) => `${method} ${path}`) };
}

test('a host is requested by its name, and its answer is read', async () => {
  const { ask, asked } = await startAsking((_, response) => response.writeHead(201).end('ok'));
  const answer = await ask('/pb?id=1');
  expect([answer.status, await answer.text()]).toEqual([201, 'ok']);
  expect((await (await ask('/pb', { method: 'POST', body: '{}' })).text()).trim()).toBe('ok');
  expect(asked()).toEqual(['GET /pb?id=1', 'POST /pb']);
});

test('a redirect is an answer, and is not followed', async () => {
  const { ask, asked } = await startAsking((_, response) =>
    response.writeHead(302, { location: '/elsewhere' }).end(),
  );
  expect((await ask('/pb')).status).toBe(302);
  expect(asked()).toEqual(['GET /pb']);
});

test('a name that resolves to a private address when the connection is made is not requested', async () => {
  const { ask, asked } = await startAsking((_, response) => response.end('ok'));
  const options = { isPublic: isPublicAddress };
  await expect(ask('/pb', {}, options)).rejects.toThrow(NotPublic);
  const both: PublicFetchOptions['lookup'] = (_name, _options, callback) =>
    callback(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
  await expect(ask('/pb', {}, { ...options, lookup: both })).rejects.toThrow(NotPublic);
  expect(asked()).toEqual([]);
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00::1]/',
  'https://0.0.0.0/',
  'https://imprumutclar.ro/',
  'https://imprumutclar.ro./',
  'http://example.com/',
  'file:///etc/passwd',
])('%s is not requested', async (url) => {
  const ask = createPublicFetch({ ownHosts: ['imprumutclar.ro'] });
  await expect(ask(url)).rejects.toThrow(NotPublic);
});

test('a typed address is checked before it is stored', async () => {
  const leads = (url: string, address?: string) =>
    leadsInwards(url, {
      ownHosts: ['imprumutclar.ro'],
      lookup: (_name, _options, callback) =>
        address === undefined
          ? callback(new Error('ENOTFOUND'), [])
          : callback(null, [{ address, family: 4 }]),
    });
  expect(await leads('https://program.ro/pb', '8.8.8.8')).toBe(false);
  expect(await leads('https://program.ro/pb')).toBe(false);
  expect(await leads('https://program.ro/pb', '127.0.0.1')).toBe(true);
  expect(await leads('https://[::1]/pb')).toBe(true);
  expect(await leads('https://imprumutclar.ro/pb', '8.8.8.8')).toBe(true);
  expect(await leads('https://imprumutclar.ro./pb', '8.8.8.8')).toBe(true);
});

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['224.0.0.1', false],
  ['nothing', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('a program that is not by https, or has an unheard-of status, fails without ending ours', async () => {
  const { ask } = await startAsking((_, response) => response.writeHead(999).end());
  await expect(ask('/pb', {}, { request: requestSecurely })).rejects.toThrow(/SSL|EPROTO|wrong version/i);
  await expect(ask('/pb')).rejects.toThrow(RangeError);
});

test('an address of this machine is not public, however it is written', () => {
  const machine = ['8.8.8.8', '2606:4700::1'];
  const written = ['8.8.8.8', '::ffff:8.8.8.8', '2606:4700:0:0::1', '8.8.4.4'];
  expect(written.map((address) => isPublicAddress(address, machine))).toEqual([false, false, false, true]);
});
