// A row of a list or a table is left out as a whole.
const ROW = /^\s*(?:[-*|]|\d+\.) ?/;
/**
 * Matches the space between two sentences of a paragraph, but not after „art. 8”, „lit. f” or before numbers, which continue the
 * sentence.
 */
export const BETWEEN_SENTENCES = /(?<=[.!?]\**)\s+(?=[\p{Lu}„[*])/u;

/**
 * Removes from Markdown what cannot be stated yet: the row of a list or table that requires a missing value, or the sentence; and
 * headings left without content. Expects each paragraph on one line, as in content files.
 * @param needsUnset whether a piece of the text contains a placeholder without a value
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

/** Returns 2 for a section that begins with "## "; 0 for the text before the first heading, and after the last section. */
function depthOf(section = ''): number {
  return /^#+(?= )/.exec(section)?.[0].length ?? 0;
}

function bodyOf(section: string): string {
  return depthOf(section) === 0 ? section : section.slice(section.indexOf('\n') + 1);
}
