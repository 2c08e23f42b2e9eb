import type { RulePack } from '#domain/law/rule-pack.ts';
import { authorsSchema, type Author } from './authors-schema.ts';
import { checkContent } from './check-content.ts';
import { homeSchema } from './home-schema.ts';
import { navigationSchema } from './navigation-schema.ts';
import { offersPageSchema } from './offers-page-schema.ts';
import { readContentFiles, readDataFile, type ContentEntry } from './read-content-files.ts';
import { tagsSchema } from './tags-schema.ts';

type Entry<Type extends ContentEntry['type']> = Extract<ContentEntry, { type: Type }>;
export type LoanTypePage = Entry<'seo'>;
export type TextPage = Entry<'page'>;
export type ArticleEntry = Entry<'blog'>;

/** Everything people may edit without touching code, read and checked once, when the program starts. */
export type Content = ReturnType<typeof readContent>;

/**
 * Reads and checks the whole content folder.
 * @param pack rules of credit in force, for computed tables
 * @throws {ContentError} naming files and fields
 */
export function readContent(folder: string, pack: RulePack | null) {
  const entries = readContentFiles(folder, pack);
  const authors = readDataFile(folder, 'data/authors.yml', authorsSchema);
  checkContent(entries, authors);
  const byKey = new Map(entries.map((entry) => [`${entry.type}/${entry.slug}`, entry]));
  const find = <Type extends ContentEntry['type']>(type: Type, slug: string) =>
    byKey.get(`${type}/${slug}`) as Entry<Type> | undefined;
  const list = <Type extends ContentEntry['type']>(type: Type) =>
    entries.filter((entry): entry is Entry<Type> => entry.type === type);

  return {
    entries,
    authors,
    tags: readDataFile(folder, 'data/tags.yml', tagsSchema),
    navigation: readDataFile(folder, 'data/navigation.yml', navigationSchema),
    home: readDataFile(folder, 'pages/home.yml', homeSchema),
    offersPage: readDataFile(folder, 'pages/offers.yml', offersPageSchema),
    /** newest first, equal days by title */
    articles: list('blog').toSorted(
      (a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title, 'ro'),
    ),
    /** by their short names */
    loanTypes: list('seo').toSorted((a, b) => a.menu.localeCompare(b.menu, 'ro')),
    findArticle: (slug: string) => find('blog', slug),
    findLoanType: (slug: string) => find('seo', slug),
    findText: (slug: string) => find('page', slug),

    /** @throws {RangeError} for an id the check of content has let through */
    getAuthor(id: string): Author {
      const author = authors.find((candidate) => candidate.id === id);
      if (!author) throw new RangeError(`no author ${id}`);
      return author;
    },
  };
}
