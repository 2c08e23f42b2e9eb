/**
 * Gives path and query of what a request line asks for (RFC 9112, 3.2): of `/offers/` and of `http://host/offers/`, which a server must take
 * too and some proxies send. Whose page it is says our own origin alone, so the host is left out.
 * @param target as it stands between method and version
 * @returns undefined for what names no path: `*`, another scheme
 */
export function requestPath(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const path = /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1];
  return path === undefined || path.startsWith('/') ? path : `/${path}`;
}
