/** A page as lists of pages name it; `module` is a file of app/routes/. */
export type ListedPage = { path: string; name: string; module: string };
