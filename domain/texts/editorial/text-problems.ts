/** Parts of a text that are checked. */
export type CheckedText = {
  html: string;
  /** targets of its links: paths of this site, and addresses of others */
  links: readonly string[];
  /** paths of its related pages */
  related: readonly string[];
  /** undefined: a kind of text without sources */
  sources: readonly { name: string; url?: string | null | undefined }[] | undefined;
};

// An amount, a percentage or a term. Years and numbers of laws do not count.
const FIGURE = /\d(?:&nbsp;|[\s\u00a0])*(?:%|(?:de(?:&nbsp;|[\s\u00a0])+)?(?:lei|euro|zile|luni|ani)\b)/;

/**
 * Lists the problems of a text, a Romanian sentence each: links to missing pages, and figures without a source.
 * @param isPublic whether visitors find a page at a path now
 */
export function textProblems(text: CheckedText, isPublic: (path: string) => boolean): string[] {
  const paths = text.links.filter((link) => /^\/(?!\/)/.test(link)).map((link) => link.replace(/[?#].*/, ''));
  const dead = new Set([...paths, ...text.related].filter((path) => !isPublic(path)));
  const { sources } = text;
  return [
    ...Array.from(dead, (path) => `Duce la ${path}, pe care vizitatorii nu o văd.`),
    ...(sources?.length === 0 && hasFigures(text.html) ? ['Are cifre și nu numește nicio sursă.'] : []),
    ...(sources ?? []).filter(({ url }) => !url).map(({ name }) => `Sursă fără adresă: ${name}.`),
  ];
}

/** Tells whether a text states figures of its own: those of computed tables follow from the law and are ours. */
function hasFigures(html: string): boolean {
  const written = html.replaceAll(/<figure class="computed">.*?<\/figure>/gs, '').replaceAll(/<[^>]+>/g, ' ');
  return FIGURE.test(written);
}
