/** Where the page about a lender is. @param slug of the lender, as in its offers and the name of its content file */
export function lenderPath(slug: string): string {
  return `/credit-nevoi-personale/${slug}/`;
}

/** The sheet of an offer, which every offer has. @param id of the offer, or its slug */
export function lenderSheetPath(id: string): string {
  return `/lenders/${encodeURIComponent(id)}/`;
}

/** Whether a path is that of a lender's page which is not there. @param slugs of the lenders that have one */
export function isMissingLenderPage(path: string, slugs: ReadonlySet<string>): boolean {
  const [, slug] = /^\/credit-nevoi-personale\/([^/]+)\/$/.exec(path) ?? [];
  return slug !== undefined && !slugs.has(slug);
}
