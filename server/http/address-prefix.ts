import rateLimit from '@fastify/rate-limit';

/**
 * The network an address belongs to, for counting requests only: /24 of IPv4, /48 of IPv6. It is kept in memory for
 * seconds or minutes and stored nowhere, but for the keyed hash of who reported a price (server/evidence/price-report-action.ts).
 * @param address as Node gives it; an IPv4 address mapped into IPv6 is counted as IPv4
 */
export function addressPrefix(address: string): string {
  const network = rateLimit.normalizeIP(address, 48);
  return network.includes(':') ? network : network.slice(0, network.lastIndexOf('.'));
}
