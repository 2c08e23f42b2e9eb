import type { PageBlock } from '#domain/texts/schemas/page-texts-schema.ts';
import type { LawStatement } from '#domain/texts/law-use.ts';
import type { PageWords } from '#domain/texts/pages/page-words.ts';

type Source = { name: string; url?: string | null | undefined };

/** The texts of a page that are a data file: signed and dated as others are, and always public, as their page is. */
export type DataPage = {
  /** its name in the back office */
  slug: string;
  file: string;
  /** where visitors meet it; some stand on several pages */
  path: string;
  title: string;
  author: string;
  updated: string;
  reviewed?: string | undefined;
  links: string[];
  /** undefined: it names none */
  sources: Source[] | undefined;
  /** its sentences that state the law */
  statements: readonly LawStatement[];
  /** how the search finds the page; undefined: the texts have no heading of their own, and the declaration of the page says it */
  words: PageWords | undefined;
};

/** Signature of a page's texts and the day of their change, required in every data file of a page. */
export type PageHead = { author: string; updated: string; reviewed?: string | undefined };

/** A read file of content/pages/: its block about the page, without the texts. */
type ReadPage = {
  slug: string;
  page: PageBlock;
  texts: PageHead;
  statements: readonly LawStatement[];
};

/** Builds the page of a data file of content/pages/. */
export function dataPage({ slug, page, texts, statements }: ReadPage): DataPage {
  const { author, updated, reviewed, ...rest } = texts;
  const year = 'checked' in rest ? String(rest.checked).slice(0, 4) : '';
  const sources = sourcesIn(rest);
  return {
    slug,
    file: `pages/${slug}.yml`,
    path: page.path.replace('{an}', year),
    title: page.name,
    author,
    updated,
    reviewed,
    links: linksIn(rest),
    sources: sources.length > 0 ? sources : undefined,
    statements,
    words: wordsOf(rest, page.search),
  };
}

/** A page with a heading and a sentence below it is found by them, and by its title or the words it names. */
function wordsOf(texts: object, search: string | undefined): PageWords | undefined {
  if (!('h1' in texts && 'lede' in texts && 'title' in texts)) return undefined;
  const [title, summary, names] = [texts.h1, texts.lede, search ?? texts.title].map(String);
  return title && summary && names ? { title, summary, names } : undefined;
}

/** The addresses in a tree of texts: a field that holds one is called so. */
function linksIn(texts: unknown): string[] {
  return fieldsIn(texts, ['link', 'href']).filter((value) => typeof value === 'string');
}

/** The sources in a tree of texts; a text may be called so as well. */
function sourcesIn(texts: unknown): Source[] {
  return fieldsIn(texts, ['source', 'sources'])
    .flat()
    .filter((one): one is Source => typeof one === 'object' && one !== null && 'name' in one);
}

/** The values of fields of these names, in the order of the file. */
function fieldsIn(texts: unknown, names: readonly string[]): unknown[] {
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => [
    ...(names.includes(name) ? [value] : []),
    ...fieldsIn(value, names),
  ]);
}
