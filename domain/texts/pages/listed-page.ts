/** A page in lists of pages; `module` is a file of app/pages/. */
export type ListedPage = { path: string; name: string; module: string };
