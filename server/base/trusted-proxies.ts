import { BlockList, isIP, isIPv6 } from 'node:net';
import { bareAddress } from './bare-address.ts';

/** Tells whether an address, as Node or a proxy writes it, is one of our proxies. */
export type Trust = (address: string) => boolean;

/** Client of a request, and our host name it used, as far as the proxies between are trusted. */
export type Client = { address: string; host: string };

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Parses the list of our own proxies, whose headers about the client are believed.
 * @param list TRUST_PROXY: addresses, networks like 10.0.0.0/8 and the names above, separated by commas; false: none
 * @throws {RangeError} for any other entry
 */
export function trustedProxies(list: string | false): Trust {
  if (list === false) return () => false;
  const proxies = new BlockList();
  for (const entry of list.split(',').flatMap((text) => named[text.trim()] ?? text.trim())) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) throw new RangeError(`TRUST_PROXY: "${entry}" is no address and no network`);
    const family = familyOf(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (written) => {
    const address = bareAddress(written);
    return isIP(address) !== 0 && proxies.check(address, familyOf(address));
  };
}

/**
 * Finds the client of a request: the last address that is not a trusted proxy's, as Fastify reads the same headers for `request.ip`
 * and `request.host`.
 * @param remoteAddress the other end of the connection
 */
export function clientOf(
  headers: Partial<Record<'host' | 'x-forwarded-for' | 'x-forwarded-host', string>>,
  remoteAddress: string,
  isTrusted: Trust,
): Client {
  const { host = '', 'x-forwarded-for': path = '', 'x-forwarded-host': hosts } = headers;
  if (!isTrusted(remoteAddress)) return { address: remoteAddress, host };
  const hops = path.split(',').flatMap((hop) => hop.trim() || []);
  const address = hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? remoteAddress;
  return { address, host: hosts ? hosts.slice(hosts.lastIndexOf(',') + 1).trim() : host };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
