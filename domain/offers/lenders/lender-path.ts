/** Returns the path of the page about a lender. @param slug of the lender, as in its offers and the name of its content file */
export function lenderPath(slug: string): string {
  return `/credit-nevoi-personale/${slug}/`;
}

/** Returns the path of an offer's sheet, which every offer has. @param id of the offer, or its slug */
export function lenderSheetPath(id: string): string {
  return `/lenders/${encodeURIComponent(id)}/`;
}

/** Tells whether a path is of a missing lender page. @param slugs of the lenders with a page */
export function isMissingLenderPage(path: string, slugs: ReadonlySet<string>): boolean {
  const [, slug] = /^\/credit-nevoi-personale\/([^/]+)\/$/.exec(path) ?? [];
  return slug !== undefined && !slugs.has(slug);
}
