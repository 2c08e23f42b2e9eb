/** The words by which the search finds a page, besides what people call it (content/data/search-names.yml). */
export type PageWords = {
  title: string;
  /** shown below the title in the results */
  summary: string;
  /** other names of the page, which count nearly as much as its title */
  names?: string;
  headings?: string;
  body?: string;
};
