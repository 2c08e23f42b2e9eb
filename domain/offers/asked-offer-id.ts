/**
 * Which offer the address of a departure names: `offer`, the specification's word for the redirector, or `oferta`, as the
 * site's own page before it says. Both pages take both, so that a link made for one works at the other.
 * @returns '' when it names none; a zero byte stands in no id, and no database can be asked for one
 */
export function askedOfferId(params: URLSearchParams): string {
  const asked = params.get('offer') ?? params.get('oferta') ?? '';
  return asked.includes('\0') ? '' : asked;
}
