/** Where the page about a lender is. @param slug of the lender, as in its offers and the name of its content file */
export function lenderPath(slug: string): string {
  return `/credit-nevoi-personale/${slug}/`;
}
