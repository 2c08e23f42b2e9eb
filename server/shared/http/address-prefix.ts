import { isIP } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import { bareAddress } from '#server/base/bare-address.ts';

/** Addresses that no trusted proxy names count as one network: invented texts must not each begin a new count. */
const UNKNOWN = 'unknown';

/**
 * Returns the network of an address, for counting requests only: /24 of IPv4, /48 of IPv6. It is kept in memory for seconds or
 * minutes and stored nowhere, except as a keyed hash with a reported price (server/offers/evidence/price-report-action.ts).
 * @param written as Node or a proxy gives it, with or without a port; an IPv4 address mapped into IPv6 is counted as IPv4
 */
export function addressPrefix(written: string): string {
  const address = bareAddress(written.trim());
  if (isIP(address) === 0) return UNKNOWN;
  const network = rateLimit.normalizeIP(address, 48);
  return network.includes(':') ? network : network.slice(0, network.lastIndexOf('.'));
}
