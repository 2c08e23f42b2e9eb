/**
 * Returns path and query of a request line (RFC 9112, 3.2): of `/offers/` and of `http://host/offers/`, which a server must accept
 * too and some proxies send. Our own origin alone decides the site, so the host is dropped.
 * @param target the text between method and version
 * @returns undefined for a target without a path: `*`, another scheme
 */
export function requestPath(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const path = /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1];
  return path === undefined || path.startsWith('/') ? path : `/${path}`;
}
