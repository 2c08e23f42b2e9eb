import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Readable } from 'node:stream';
import ipaddr from 'ipaddr.js';

/** The host is or resolves to an address that is not public, or the request is not by https. */
export class NotPublic extends Error {}

type LookUp = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export type PublicFetchOptions = {
  /** names of this site, which are never requested */
  ownHosts?: readonly string[];
  isPublic?: (address: string) => boolean;
  lookup?: LookUp;
  request?: typeof requestSecurely;
};

const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Creates a fetch for addresses that others typed: https alone, to public addresses alone, without following redirects. The addresses
 * of a name are checked when the connection is made, so that a name cannot lead elsewhere after a check; each request opens a
 * connection of its own.
 */
export function createPublicFetch({
  ownHosts = [],
  isPublic = isPublicAddress,
  lookup = lookUp,
  request = requestSecurely,
}: PublicFetchOptions = {}) {
  const lookupPublic = publicLookup(lookup, isPublic);

  return async (asked: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(asked instanceof Request ? asked.url : asked);
    const host = hostOf(url);
    if (url.protocol !== 'https:') throw new NotPublic(`${url.protocol} is not https`);
    if (ownHosts.includes(host)) throw new NotPublic('the host is our own');
    // No name is looked up for a literal address.
    if (isIP(host) !== 0 && !isPublic(host)) throw new NotPublic('the address is not public');
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const asking = request(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.signal && { signal: init.signal }),
      agent: false,
      lookup: lookupPublic,
    });
    asking.on('error', reject);
    asking.on('response', (message) => {
      try {
        resolve(toResponse(message));
      } catch (error) {
        // A status that no response may have.
        message.destroy();
        reject(error);
      }
    });
    asking.end(typeof init.body === 'string' ? init.body : undefined);
    return await promise;
  };
}

/**
 * Tells whether an address may be anybody's on the internet: not private, loopback, reserved, and not of this machine, however it is
 * written: ::ffff:8.8.8.8 is 8.8.8.8.
 * @param machine the addresses of this machine
 */
export function isPublicAddress(
  address: string,
  machine: readonly string[] = Object.values(networkInterfaces()).flatMap((infos) =>
    (infos ?? []).map((info) => info.address),
  ),
): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && !machine.some((own) => isSame(own, read));
}

const isSame = (own: string, address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  ipaddr.isValid(own) && ipaddr.process(own).toString() === address.toString();

/** Returns the host of an address as names and numbers are compared: without brackets, and without the dot of the root of all names. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/**
 * Tells whether the host of an address is, or leads now to, one that is not public. A name without an address is not: it may get one.
 */
export async function leadsInwards(
  url: string,
  { ownHosts = [], isPublic = isPublicAddress, lookup = lookUp }: PublicFetchOptions = {},
): Promise<boolean> {
  const host = hostOf(new URL(url));
  if (ownHosts.includes(host)) return true;
  if (isIP(host) !== 0) return !isPublic(host);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  lookup(host, { all: true }, (error, addresses) =>
    resolve(!error && addresses.some(({ address }) => !isPublic(address))),
  );
  return await promise;
}

function publicLookup(lookup: LookUp, isPublic: (address: string) => boolean) {
  return (
    hostname: string,
    options: LookupOptions,
    callback: (
      error: NodeJS.ErrnoException | null,
      address: string | LookupAddress[],
      family?: number,
    ) => void,
  ): void =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error('the name has no address'), []);
      else if (!addresses.every(({ address }) => isPublic(address)))
        callback(new NotPublic('the name leads to an address that is not public'), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

function toResponse(message: IncomingMessage): Response {
  const { statusCode: status = 0, statusMessage: statusText = '' } = message;
  if (WITHOUT_BODY.has(status)) message.resume();
  const body = WITHOUT_BODY.has(status) ? null : (Readable.toWeb(message) as unknown as BodyInit);
  return new Response(body, { status, statusText });
}
