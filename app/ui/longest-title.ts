/** Characters of a title that search engines show; they cut longer ones. */
export const LONGEST_TITLE = 65;
