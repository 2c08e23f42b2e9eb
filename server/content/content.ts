import { homeSchema, type HomeTexts } from './home-schema.ts';
import { navigationSchema, type Navigation } from './navigation-schema.ts';
import { offersPageSchema, type OffersPageTexts } from './offers-page-schema.ts';
import { ContentError, readContentFiles, readDataFile, type ContentEntry } from './read-content-files.ts';

export type LoanTypePage = Extract<ContentEntry, { type: 'seo' }>;
export type TextPage = Extract<ContentEntry, { type: 'page' }>;

/** Everything people may edit without touching code, read and checked once, when the program starts. */
export type Content = ReturnType<typeof readContent>;

/**
 * Reads and checks the whole content folder.
 * @throws {ContentError} naming files and fields: bad values, repeated slugs, links within the site to no page
 */
export function readContent(folder: string) {
  const entries = readContentFiles(folder);
  const byKey = new Map(entries.map((entry) => [`${entry.type}/${entry.slug}`, entry]));
  const bySlug = Map.groupBy(entries, (entry) => entry.slug);
  const repeated = [...bySlug.values()].filter((same) => same.length > 1);
  if (repeated.length > 0) {
    throw new ContentError(
      repeated.map((same) => `${same.map(({ file }) => file).join(', ')}: repeated slug`),
    );
  }
  const loanTypes = entries.filter((entry) => entry.type === 'seo');

  return {
    navigation: readDataFile(folder, 'data/navigation.yml', navigationSchema) satisfies Navigation,
    home: readDataFile(folder, 'pages/home.yml', homeSchema) satisfies HomeTexts,
    offersPage: readDataFile(folder, 'pages/offers.yml', offersPageSchema) satisfies OffersPageTexts,
    loanTypes,
    findLoanType: (slug: string) => byKey.get(`seo/${slug}`) as LoanTypePage | undefined,
    findText: (slug: string) => byKey.get(`page/${slug}`) as TextPage | undefined,
    hasSlug: (type: string, slug: string) => byKey.has(`${type}/${slug}`),
    slugs: (type: string) => entries.filter((entry) => entry.type === type).map((entry) => entry.slug),
    entries,
  };
}
