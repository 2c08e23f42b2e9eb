import type { PublicCorrection } from '#domain/texts/editorial/public-correction.ts';
import type { ContentEntry, TextFile } from './read-content-files.ts';

/** Texts of the office that replace files. */
export type OfficeTexts = {
  /** whole texts, by their path in the content folder; a path without a file is a new text */
  texts: ReadonlyMap<string, string>;
  /** present slugs, by former ones: `related` may name either */
  moved: ReadonlyMap<string, string>;
  /** notes to readers about changes, by path of the text, newest first */
  corrections: ReadonlyMap<string, readonly PublicCorrection[]>;
};

export const noOfficeTexts: OfficeTexts = { texts: new Map(), moved: new Map(), corrections: new Map() };

/** Replaces files by the office's texts, and adds the new ones. */
export function textsWithOffice(files: readonly TextFile[], { texts }: OfficeTexts): TextFile[] {
  const known = new Set(files.map(({ file }) => file));
  return [
    ...files.map(({ file, text }) => ({ file, text: texts.get(file) ?? text })),
    ...Array.from(texts, ([file, text]) => ({ file, text })).filter(({ file }) => !known.has(file)),
  ];
}

/** Adds to a rendered text its notes for readers, and the present slugs of its related texts. */
export function withOfficeData(entry: ContentEntry, officeTexts: OfficeTexts): ContentEntry {
  return withCorrections(withMovedRelated(entry, officeTexts), officeTexts);
}

function withCorrections(entry: ContentEntry, { corrections }: OfficeTexts): ContentEntry {
  const changes = corrections.get(entry.file);
  return changes === entry.changes ? entry : { ...entry, changes };
}

/** Names related texts by their present slugs. */
function withMovedRelated(entry: ContentEntry, { moved }: OfficeTexts): ContentEntry {
  if (!('related' in entry) || !entry.related.some((slug) => moved.has(slug))) return entry;
  return { ...entry, related: entry.related.map((slug) => moved.get(slug) ?? slug) };
}
