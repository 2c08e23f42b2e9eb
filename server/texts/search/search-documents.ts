import type { LawLibrary } from '#domain/texts/law-library.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import { plainText } from './plain-text.ts';
import type { PageWords } from '#domain/texts/pages/page-words.ts';
import type { SearchKind } from '#domain/texts/search/search-answer.ts';
import type { SearchDocument } from './search-document.ts';

// All other kinds of entries are texts of the site: legal documents, how we order, about us.
const kinds: Partial<Record<ContentEntry['type'], SearchKind>> = {
  blog: 'article',
  seo: 'loan-type',
  lender: 'lender',
};

/**
 * Builds the searchable pages from the content.
 * @param declared the words that pages declare, by path
 * @param hasPage whether a path of this site has a page
 */
export function searchDocuments(
  content: Content,
  declared: ReadonlyMap<string, PageWords>,
  hasPage: (path: string) => boolean,
): SearchDocument[] {
  const { entries, dataPages, law, searchNames } = content;
  // A page's declaration comes before its texts.
  const ofTexts = dataPages.flatMap(({ path, words }) => (words ? [[path, words] as const] : []));
  const words = new Map([...ofTexts, ...declared]);
  return [
    ...entries.map((entry) => toDocument(entry, law)),
    ...Array.from(words, ([path, ofPage]) => pageDocument(path, ofPage)),
  ]
    .filter(({ path }) => hasPage(path))
    .map((document) => ({
      ...document,
      names: [document.names, ...(searchNames[document.path] ?? [])].filter(Boolean).join('\n'),
    }));
}

function pageDocument(path: string, words: PageWords): SearchDocument {
  return { path, kind: 'text', names: '', headings: '', body: '', ...words };
}

function toDocument(entry: ContentEntry, law: LawLibrary): SearchDocument {
  const { title, description, body } = entry;
  return {
    path: entryPath(entry),
    kind: kinds[entry.type] ?? 'text',
    title: 'h1' in entry ? entry.h1 : title,
    names: ['h1' in entry ? title : '', 'menu' in entry ? entry.menu : ''].filter(Boolean).join('\n'),
    summary: summaryOf(entry) ?? description,
    headings: body.headings.map(({ text }) => text).join('\n'),
    // People search for acts by number: „OUG 50/2010”.
    body: [
      plainText(body.html),
      ...listsOf(entry),
      ...entry.notes.map(({ article }) => law.get(article).name),
    ].join('\n'),
  };
}

function summaryOf(entry: ContentEntry): string | undefined {
  if ('answer' in entry) return entry.answer;
  if ('subtitle' in entry) return entry.subtitle;
  return 'lede' in entry ? entry.lede : undefined;
}

/** Lists the words of the page besides its text. */
function listsOf(entry: ContentEntry): string[] {
  return [
    ...('pros' in entry ? [...entry.pros, ...entry.cons] : []),
    ...('steps' in entry ? entry.steps.map(({ title, text }) => `${title}: ${text}`) : []),
    ...('faq' in entry ? entry.faq.map(({ q, a }) => `${q} ${a}`) : []),
    ...('sources' in entry ? entry.sources.map(({ name }) => name) : []),
  ];
}
