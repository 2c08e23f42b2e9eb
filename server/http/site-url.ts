/**
 * The address a request asks for, on our own origin. Joined as text: resolved against the origin, a path that begins
 * with two slashes would name another host.
 * @param address path and query of the request line
 * @param origin e.g. https://imprumutclar.ro
 */
export function siteUrl(address: string, origin: string): URL {
  return new URL(address.startsWith('/') ? origin + address : origin);
}
