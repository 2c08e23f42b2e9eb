import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { countries } from '#domain/law/countries/countries.ts';
import type { OfferClaims } from '#domain/law/countries/country.ts';
import { type ArticleId, createLawLibrary, type LawLibrary } from '#domain/texts/law-library.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { approvalTestSchema } from '#domain/texts/schemas/approval-test-schema.ts';
import { authorsSchema, type Author } from '#domain/texts/schemas/authors-schema.ts';
import { calendarSchema } from '#domain/tools/calendar/calendar-schema.ts';
import { banksSchema } from '#domain/texts/schemas/banks-schema.ts';
import { contractCheckSchema } from '#domain/texts/schemas/contract-check-schema.ts';
import { calculatorSchema } from '#domain/texts/schemas/calculator-schema.ts';
import { checkContent } from './check-content.ts';
import { agreementValues } from './agreement-values.ts';
import { claimValues } from './claim-values.ts';
import { countryValues } from './country-values.ts';
import { currenciesSchema } from '#domain/texts/schemas/currencies-schema.ts';
import { dataPage, type DataPage, type PageHead } from './data-page.ts';
import { type Letter, type LetterName, letterNames } from '#domain/texts/schemas/letter-schema.ts';
import { debtsSchema } from '#domain/texts/schemas/debts-schema.ts';
import { homeSchema } from '#domain/texts/schemas/home-schema.ts';
import { searchNamesSchema } from '#domain/texts/schemas/search-names-schema.ts';
import { navigationSchema } from '#domain/texts/schemas/navigation-schema.ts';
import { offersPageSchema } from '#domain/texts/schemas/offers-page-schema.ts';
import { lawUses } from './law-uses.ts';
import { operatorValues, type Operator } from '#server/base/operator.ts';
import { readEvidence } from './read-evidence.ts';
import { rateIllustrationsSchema } from '#domain/offers/roads/rate-illustration.ts';
import { readLetter } from './read-letter.ts';
import { lettersPageSchema } from '#domain/texts/schemas/letters-page-schema.ts';
import { priceRequestSchema } from '#domain/texts/schemas/price-request-schema.ts';
import { ratesPageSchema } from '#domain/texts/schemas/rates-page-schema.ts';
import { readSeries } from './read-series.ts';
import {
  type ContentEntry,
  readDataFile,
  readPageTexts,
  readTextFiles,
  renderTexts,
  type TextFile,
  type TextFigures,
} from './read-content-files.ts';
import { seriesValues } from './series-values.ts';
import { roadsSchema } from '#domain/texts/schemas/roads-schema.ts';
import { noOfficeTexts, type OfficeTexts, textsWithOffice, withOfficeData } from './office-texts.ts';
import { orderValues } from './order-values.ts';
import { ruleValues } from './rule-values.ts';
import { tagsSchema } from '#domain/texts/schemas/tags-schema.ts';
import { toolSchema, type ToolTexts } from '#domain/texts/schemas/tool-schema.ts';
import { withoutLinksTo } from '#domain/base/text/without-links.ts';
import { actSchema } from '#domain/texts/schemas/act-schema.ts';

type Entry<Type extends ContentEntry['type']> = Extract<ContentEntry, { type: Type }>;
type TextPage = Entry<'page'>;
type LegalDocument = Entry<'doc'>;
type ArticleEntry = Entry<'blog'>;
export type LenderEntry = Entry<'lender'>;

/** Everything that people may edit without changing code. */
export type Content = ReturnType<typeof arrangeContent>;

/** Sources of figures in texts: credit rules, series, and their day. */
export type Figures = Pick<TextFigures, 'pack' | 'series' | 'day'>;

/** Content with the office's texts of its rendering. */
export type Rendered = { content: Content; officeTexts: OfficeTexts };

/**
 * Reads the whole content folder once, at start, including unpublished texts. Pages are rendered again from it whenever their
 * figures change.
 * @param operator company that runs the site, as far as the settings name it
 * @param claims mode of claims about offers: some sentences are true in one mode only
 * @throws {ContentError} naming files and fields
 */
export function readFolder(folder: string, operator: Operator, claims: OfferClaims = 'sourced') {
  const texts = readTextFiles(folder);
  const files = readDataFiles(folder);
  const known = {
    ...operatorValues(operator),
    ...countryValues(Object.values(countries)),
    ...claimValues(claims),
    ...agreementValues(operator),
  };
  return {
    /** starting values of the series */
    series: readSeries(folder),
    /** the Markdown files, as read */
    textFiles: texts,
    /**
     * Returns all content with these figures.
     * @param officeTexts texts of the office that replace files
     * @param like content with the same figures: only texts that differ from it are rendered
     * @throws {ContentError} as above
     */
    contentWith: ({ pack, series, day }: Figures, officeTexts = noOfficeTexts, like?: Rendered): Content => {
      const values = { ...known, ...orderValues(), ...ruleValues(pack), ...seriesValues(series, day) };
      const figures = { pack, series, day, values, evidence: files.evidence, law: files.law };
      const rendered = renderTexts(
        textsWithOffice(texts, officeTexts),
        figures,
        like && knownFrom(like, officeTexts, texts),
      );
      const entries = rendered.map((entry) => withOfficeData(entry, officeTexts));
      checkContent([...entries, ...files.dataPages], files.authors);
      return arrangeContent({ ...files, entries });
    },
  };
}

/** Finds entries that need no new rendering. */
function knownFrom(like: Rendered, officeTexts: OfficeTexts, files: readonly TextFile[]) {
  // Slugs of related texts are replaced in entries.
  if (!isDeepStrictEqual(like.officeTexts.moved, officeTexts.moved)) return undefined;
  const textOf = new Map(textsWithOffice(files, like.officeTexts).map(({ file, text }) => [file, text]));
  const entryOf = new Map(like.content.entries.map((entry) => [entry.file, entry]));
  return ({ file, text }: TextFile) => (textOf.get(file) === text ? entryOf.get(file) : undefined);
}

/** Returns the content with the rules of one pack and the site's starting series, for tests and tools. */
export function readContent(folder: string, pack: RulePack | null, operator: Operator): Content {
  const { series, contentWith } = readFolder(folder, operator);
  return contentWith({ pack, series, day: pack?.validFrom ?? '2026-11-20' });
}

type ContentSource = ReturnType<typeof readDataFiles> & { entries: ContentEntry[] };

function readDataFiles(folder: string) {
  const evidence = readEvidence(folder);
  const law = readActs(folder);
  const dataPages: DataPage[] = [];
  const page = <Schema extends z.ZodType<PageHead>>(slug: string, schema: Schema): z.infer<Schema> => {
    const { data, ...read } = readPageTexts(folder, `pages/${slug}.yml`, schema, law);
    dataPages.push(dataPage({ slug, texts: data, ...read }));
    return data;
  };
  const pages = {
    home: page('home', homeSchema),
    calculator: page('calculator', calculatorSchema),
    contractCheck: page('verificare', contractCheckSchema),
    debts: page('datorii', debtsSchema),
    offersPage: page('offers', offersPageSchema),
    priceRequest: page('cereti-pretul', priceRequestSchema),
    lettersPage: page('scrisori', lettersPageSchema),
    ratesPage: page('rates', ratesPageSchema),
    roads: page('drumuri', roadsSchema),
    calendar: page('zile-libere', calendarSchema),
    approvalTest: page('test-de-aprobare', approvalTestSchema),
  };
  // Every other file there is a tool, by its name: a new one is registered nowhere.
  const read = new Set(dataPages.map(({ slug }) => slug));
  const others = globSync('*.yml', { cwd: join(folder, 'pages') })
    .map((file) => basename(file, '.yml'))
    .filter((slug) => !read.has(slug));
  const tools = new Map(others.toSorted().map((slug) => [slug, page(slug, toolSchema)]));
  return {
    ...pages,
    /** the texts of calculators, by the name of their file */
    tools,
    /** the acts texts, checks and letters lean on */
    law,
    /** every page whose texts are a data file of content/pages/ */
    dataPages,
    letters: letterNames.map((name) => readLetter(folder, name, law)),
    authors: readDataFile(folder, 'data/authors.yml', authorsSchema),
    tags: readDataFile(folder, 'data/tags.yml', tagsSchema),
    navigation: readDataFile(folder, 'data/navigation.yml', navigationSchema),
    /** common names of pages, by path */
    searchNames: readDataFile(folder, 'data/search-names.yml', searchNamesSchema),
    currencies: readDataFile(folder, 'data/currencies.yml', currenciesSchema),
    banks: readDataFile(folder, 'data/banks.yml', banksSchema),
    /** printed prices of banks and mutual-aid houses, which are not offers */
    illustrations: readDataFile(folder, 'data/rate-illustrations.yml', rateIllustrationsSchema),
    /** of lenders, by the slug of their offer */
    evidence,
  };
}

/** Returns the public part of the content, the only one that visitors, search engines and feeds see. */
export function publicContent(content: Content, isPublic: (entry: ContentEntry) => boolean): Content {
  return arrangeContent({ ...content, entries: content.entries.filter(isPublic) });
}

/** Returns the same texts with prices from current evidence in place of the starting ones. */
export function contentByEvidence(content: Content, evidence: Content['evidence']): Content {
  return arrangeContent({
    ...content,
    entries: content.entries.map((entry) =>
      entry.prices
        ? {
            ...entry.prices.by(evidence),
            changes: entry.changes,
            ...('related' in entry && { related: entry.related }),
          }
        : entry,
    ),
  });
}

/**
 * Returns the same texts with links to some pages turned into plain text. @param isGone whether a path of this site is such a
 * page
 */
export function withoutLinks(content: Content, isGone: (path: string) => boolean): Content {
  const isDead = (link: string) => link.startsWith('/') && isGone(new URL(link, 'http://localhost').pathname);
  const unlinked = (entry: ContentEntry): ContentEntry => {
    if (!entry.body.links.some(isDead)) return entry;
    return { ...entry, body: { ...entry.body, html: withoutLinksTo(entry.body.html, isDead) } };
  };
  return arrangeContent({ ...content, entries: content.entries.map(unlinked) });
}

function arrangeContent(source: ContentSource) {
  const { entries, authors } = source;
  const byKey = new Map(entries.map((entry) => [`${entry.type}/${entry.slug}`, entry]));
  const find = <Type extends ContentEntry['type']>(type: Type, slug: string) =>
    byKey.get(`${type}/${slug}`) as Entry<Type> | undefined;
  const list = <Type extends ContentEntry['type']>(type: Type) =>
    entries.filter((entry): entry is Entry<Type> => entry.type === type);

  return {
    ...source,
    /** newest first; on one date in the editors' order, then alternating between themes */
    articles: inReadingOrder(list('blog')),
    /** sorted by short name */
    loanTypes: list('seo').toSorted((a, b) => a.menu.localeCompare(b.menu, 'ro')),
    /** sorted by brand */
    lenders: list('lender').toSorted((a, b) => a.menu.localeCompare(b.menu, 'ro')),
    findArticle: (slug: string) => find('blog', slug),
    findLender: (slug: string) => find('lender', slug),
    findLoanType: (slug: string) => find('seo', slug),
    /** plain texts and legal documents, which share one layout */
    findText: (slug: string): TextPage | LegalDocument | undefined => find('page', slug) ?? find('doc', slug),

    /** The texts of a calculator, by the name of its file in content/pages/. */
    getTool(name: string): ToolTexts {
      const tool = source.tools.get(name);
      if (!tool) throw new RangeError(`no file content/pages/${name}.yml`);
      return tool;
    },

    getLetter(name: LetterName): Letter {
      const letter = source.letters.find((one) => one.name === name);
      if (!letter) throw new RangeError(`no letter ${name}`);
      return letter;
    },

    /** parts of the site that rely on an article of law */
    lawUses: (article: ArticleId) => lawUses(source, article),

    /** @throws {RangeError} for an id that the content check should have refused */
    getAuthor(id: string): Author {
      const author = authors.find((candidate) => candidate.id === id);
      if (!author) throw new RangeError(`no author ${id}`);
      return author;
    },
  };
}

/**
 * Sorts articles, newest first. On one date they follow the editors' order; the others alternate between themes, so that a series
 * does not fill a page of the guides.
 */
function inReadingOrder(articles: readonly ArticleEntry[]): ArticleEntry[] {
  const byTitle = articles.toSorted((a, b) => a.title.localeCompare(b.title, 'ro'));
  const turns = new Map<ArticleEntry, number>();
  for (const [, ofTheme] of Map.groupBy(byTitle, ({ tags, published }) => `${published} ${tags[0]}`)) {
    ofTheme.forEach((article, turn) => turns.set(article, turn));
  }
  const turn = (article: ArticleEntry) => turns.get(article) ?? 0;
  const place = (article: ArticleEntry) => article.place ?? articles.length;
  return byTitle.toSorted(
    (a, b) => b.published.localeCompare(a.published) || place(a) - place(b) || turn(a) - turn(b),
  );
}

/** Reads the acts our texts rely on: content/legi/. @throws {ContentError} naming the file and each invalid field */
function readActs(folder: string): LawLibrary {
  const files = globSync('*.yml', { cwd: join(folder, 'legi') }).toSorted();
  return createLawLibrary(
    Object.fromEntries(
      files.map((file) => [basename(file, '.yml'), readDataFile(folder, `legi/${file}`, actSchema)]),
    ),
  );
}
