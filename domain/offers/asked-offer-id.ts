/**
 * Reads the offer named in the address of a departure: `offer`, the specification's name for the redirector, or `oferta`, as the
 * site's own page uses. Both pages accept both, so that a link made for one works at the other.
 * @returns '' without one; an id with a zero byte is treated as missing, because no database accepts it
 */
export function askedOfferId(params: URLSearchParams): string {
  const asked = params.get('offer') ?? params.get('oferta') ?? '';
  return asked.includes('\0') ? '' : asked;
}
