const END_OF_BLOCK = /<\/(?:p|li|h[1-6]|tr|caption|figcaption|blockquote)>|<br ?\/?>/g;
const END_OF_CELL = /<\/t[hd]>/g;
// The number of a footnote is not a word of its sentence.
const LAW_MARK = /<sup class="law-mark">.*?<\/sup>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Extracts the words of our own HTML: a line for each paragraph, item, heading or row of a table. */
export function plainText(html: string): string {
  return html
    .replaceAll('\n', ' ')
    .replace(END_OF_BLOCK, '\n')
    .replace(END_OF_CELL, ' ')
    .replace(LAW_MARK, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
