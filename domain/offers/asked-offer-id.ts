/**
 * Which offer the address of a departure names: `offer`, the specification's word for the redirector, or `oferta`, as the
 * site's own page before it says. Both pages take both, so that a link made for one works at the other.
 * @returns '' when it names none
 */
export function askedOfferId(params: URLSearchParams): string {
  return params.get('offer') ?? params.get('oferta') ?? '';
}
