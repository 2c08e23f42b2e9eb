/** What of a text is looked at. */
export type CheckedText = {
  html: string;
  /** where its links lead: paths of this site, and addresses of others */
  links: readonly string[];
  /** paths of the pages it names as related */
  related: readonly string[];
  /** undefined: a kind of text that names no sources */
  sources: readonly { name: string; url?: string | null | undefined }[] | undefined;
};

// A sum, a share or a term. Years and numbers of laws are no figures.
const FIGURE = /\d(?:&nbsp;|[\s\u00a0])*(?:%|(?:de(?:&nbsp;|[\s\u00a0])+)?(?:lei|euro|zile|luni|ani)\b)/;

/**
 * What somebody should mend in a text, a Romanian sentence each: links that lead visitors nowhere, and figures that
 * nobody can check.
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

/** Whether a text states figures of its own: those of computed tables follow from the law and are ours. */
function hasFigures(html: string): boolean {
  const written = html.replaceAll(/<figure class="computed">.*?<\/figure>/gs, '').replaceAll(/<[^>]+>/g, ' ');
  return FIGURE.test(written);
}
