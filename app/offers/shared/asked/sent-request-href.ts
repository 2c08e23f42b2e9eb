/**
 * Returns the page that reports a price request as sent: /cereti-pretul/trimisa/?creditor=viva-credit. @param slug null: not
 * chosen
 */
export function sentRequestHref(slug: string | null): string {
  return `/cereti-pretul/trimisa/${slug === null ? '' : `?creditor=${slug}`}`;
}
