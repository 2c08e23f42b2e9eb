import { expect, test } from 'vitest';
import { createProxyWatch } from './proxy-watch.ts';
import { trustedProxies } from '#server/base/trusted-proxies.ts';

function watch(list: string | false) {
  const warnings: string[] = [];
  return {
    warnings,
    ...createProxyWatch({ isTrusted: trustedProxies(list), onUntold: (text) => warnings.push(text) }),
  };
}
const forwarded = { 'x-forwarded-for': '198.51.100.7' };

test.each([
  ['10.0.0.5', forwarded],
  ['127.0.0.1', { forwarded: 'for=198.51.100.7' }],
  ['::ffff:172.17.0.1', { 'x-real-ip': '198.51.100.7' }],
  ['fd00::1', forwarded],
])(
  'behind an unnamed proxy at %s a warning is given once that all visitors look like one',
  (address, headers) => {
    const { warnings, look, isUntold } = watch(false);
    expect(isUntold()).toBe(false);
    look(headers, address);
    look(headers, address);

    expect(isUntold()).toBe(true);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(address);
    expect(warnings[0]).toContain('TRUST_PROXY');
  },
);

test.each([
  ['a visitor who comes directly', false, '10.0.0.5', {}],
  ['a visitor who makes up a header', false, '203.0.113.9', forwarded],
  ['a proxy that is named', '10.0.0.0/8', '10.0.0.5', forwarded],
] as const)('no warning is given for %s', (_, list, address, headers) => {
  const { warnings, look, isUntold } = watch(list);
  look(headers, address);
  expect([warnings, isUntold()]).toEqual([[], false]);
});

test('a proxy that is missing from the named ones is reported as well', () => {
  const { look, isUntold } = watch('10.0.0.9');
  look(forwarded, '10.0.0.5');
  expect(isUntold()).toBe(true);
});
