/** Where one says that a request for a price was sent: /cereti-pretul/trimisa/?creditor=viva-credit. @param slug null: not chosen */
export function toldHref(slug: string | null): string {
  return `/cereti-pretul/trimisa/${slug === null ? '' : `?creditor=${slug}`}`;
}
