import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { clientOf, trustedProxies } from './trusted-proxies.ts';

test.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['10.0.0.0/8, 2001:db8::/32', '10.200.3.4', true],
  ['10.0.0.0/8, 2001:db8::/32', '2001:db8:1::2', true],
  ['10.0.0.0/8, 2001:db8::/32', '11.0.0.1', false],
  ['loopback,uniquelocal', '192.168.7.7', true],
  ['10.0.0.0/8', '10.1.2.3:8080', true],
  ['2001:db8::/32', '[2001:db8::7]:443', true],
  ['2001:db8::/32', '[2001:db8::7]', true],
  ['10.0.0.0/8', '86.1.2.3:8080', false],
  ['loopback', 'unknown', false],
  ['loopback', '', false],
])('of %j, %s is trusted: %s', (list, address, expected) => {
  expect(trustedProxies(list)(address)).toBe(expected);
});

test('no address is trusted unless proxies are named', () => {
  expect(trustedProxies(false)('127.0.0.1')).toBe(false);
});

test.each(['proxy.local', '10.0.0.0/8;10.1.0.0', '', '10.0.0.0/33', '10.0.0.0/x'])(
  '%j is not a list of proxies',
  (list) => {
    expect(() => trustedProxies(list)).toThrow(RangeError);
  },
);

test.each([
  ['a visitor without a proxy', '86.1.2.3', {}],
  ['a visitor who claims another address', '86.1.2.3', { 'x-forwarded-for': '1.1.1.1' }],
  ['one proxy', '10.0.0.1', { 'x-forwarded-for': '86.1.2.3' }],
  ['two proxies', '10.0.0.1', { 'x-forwarded-for': '86.1.2.3, 10.0.0.2' }],
  ['a visitor who lies to the proxy', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 86.1.2.3,10.0.0.2' }],
  ['two proxies that add ports', '10.0.0.1', { 'x-forwarded-for': '86.1.2.3:4711, 10.0.0.2:8080' }],
  ['proxies alone', '10.0.0.1', { 'x-forwarded-for': '10.0.0.3,10.0.0.2' }],
  ['a proxy that does not know', '10.0.0.1', { 'x-forwarded-for': 'unknown' }],
  ['a proxy that says nothing', '10.0.0.1', {}],
  ['another name of ours', '10.0.0.1', { 'x-forwarded-host': 'a.test, site.test' }],
  ['a name that nobody vouches for', '86.1.2.3', { 'x-forwarded-host': 'evil.test' }],
  ['an empty name', '10.0.0.1', { 'x-forwarded-host': '' }],
])('Fastify reads the same client from %s', async (_, remoteAddress, more) => {
  const isTrusted = trustedProxies('10.0.0.0/8');
  const headers = { host: 'inside.test', ...more };
  await using app = Fastify({ trustProxy: isTrusted });
  app.get('/', async ({ ip, host }) => ({ address: ip, host }));

  const answer = await app.inject({ url: '/', headers, remoteAddress });

  expect(clientOf(headers, remoteAddress, isTrusted)).toEqual(answer.json());
});
