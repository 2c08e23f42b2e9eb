// A row of a list or a table is left out whole.
const ROW = /^\s*(?:[-*|]|\d+\.) ?/;
/** Between two sentences of a paragraph: „art. 8”, „lit. f” and numbers go on with the same one. */
export const BETWEEN_SENTENCES = /(?<=[.!?]\**)\s+(?=[\p{Lu}„[*])/u;

/**
 * Markdown without what can not be said yet: the row of a list or a table that needs a missing value, or the sentence; and
 * a heading under which nothing is left. Paragraphs are expected on one line each, as content files have them.
 * @param needsUnset whether a piece of the text holds a placeholder without a value
 */
export function leaveOutUnset(markdown: string, needsUnset: (text: string) => boolean): string {
  const sections = markdown.split(/^(?=#{1,6} )/m);
  return sections
    .map((section, index) => {
      if (!needsUnset(section)) return section;
      const left = section
        .split('\n')
        .flatMap((line) => withoutUnset(line, needsUnset))
        .join('\n');
      const hasParts = depthOf(sections[index + 1]) > depthOf(section);
      return hasParts || bodyOf(left).trim() ? left : '';
    })
    .join('');
}

function withoutUnset(line: string, needsUnset: (text: string) => boolean): string[] {
  if (!needsUnset(line)) return [line];
  if (ROW.test(line)) return [];
  const left = line.split(BETWEEN_SENTENCES).filter((sentence) => !needsUnset(sentence));
  return [left.join(' ')];
}

/** 2 for a section that begins with "## "; 0 for the text before the first heading, and after the last section. */
function depthOf(section = ''): number {
  return /^#+(?= )/.exec(section)?.[0].length ?? 0;
}

function bodyOf(section: string): string {
  return depthOf(section) === 0 ? section : section.slice(section.indexOf('\n') + 1);
}
