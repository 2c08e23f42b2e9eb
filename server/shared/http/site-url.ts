/**
 * Builds the full address of a request on our own origin. Joined as text: resolved against the origin, a path that begins with two
 * slashes would name another host.
 * @param address path and query, as `requestPath` gives them
 * @param origin e.g. https://imprumutclar.ro
 * @throws {RangeError} when the address does not begin with a slash: joined, it would lengthen the host's name
 */
export function siteUrl(address: string, origin: string): URL {
  if (!address.startsWith('/')) throw new RangeError(`Not a path: ${address}`);
  return new URL(origin + address);
}
