import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { load, YAMLException } from 'js-yaml';
import { z } from 'zod';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { priceInTexts } from '#domain/offers/evidence/price-in-texts.ts';
import type { PublicCorrection } from '#domain/texts/editorial/public-correction.ts';
import { articlesOfDrawn, articlesOfPlaceholder } from '#domain/texts/figure-articles.ts';
import { type LawFigure, lawFiguresOf } from '#domain/law/law-figures.ts';
import type { ArticleId, LawLibrary } from '#domain/texts/law-library.ts';
import type { LawNote, LawStatement } from '#domain/texts/law-use.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { computeTable, figuresOfTable } from './calculation-block.ts';
import { computeChart, figuresOfChart } from './chart-block.ts';
import { ContentError } from './content-error.ts';
import { type PageBlock, pageBlockSchema } from '#domain/texts/schemas/page-texts-schema.ts';
import { contentSchema, type ContentFrontmatter } from '#domain/texts/schemas/content-schema.ts';
import { fillFrontmatter } from './fill-frontmatter.ts';
import type { SeriesBook } from '#domain/base/series/series.ts';
import { typedFigures, withoutSources } from './typed-figures.ts';
import { citationValues, markNotes, misplacedNotes, withUnmarked } from './law-notes.ts';
import { lawStatements, textsIn } from './law-statements.ts';
import { unpointedLaw } from './unpointed-law.ts';
import { renderMarkdown, type RenderedMarkdown } from './markdown.ts';
import {
  fillPlaceholders,
  placeholderNames,
  placeholderProblems,
  priceNames,
  type PlaceholderValues,
} from './placeholders.ts';
import { READ_ONCE } from './read-once.ts';
import { readYaml } from './read-yaml.ts';

type Evidence = ReadonlyMap<string, LenderEvidence>;

export type ContentEntry = ContentFrontmatter & {
  file: string;
  body: RenderedMarkdown;
  /** figures of the law used in it */
  leansOn: LawFigure[];
  /** articles of law it relies on: first those with a mark, by number */
  notes: readonly LawNote[];
  /** its sentences about the law */
  statements: readonly LawStatement[];
  /** the office's notes to readers about its changes, newest first */
  changes?: readonly PublicCorrection[] | undefined;
  /** for a text with prices of lenders: their values in it, and the same text by other evidence */
  prices?: { said: PlaceholderValues; by: (evidence: Evidence) => ContentEntry };
};

/** A Markdown file of the content folder, as read. */
export type TextFile = { file: string; text: string };

/** Reads every Markdown file below a folder. */
export function readTextFiles(folder: string): TextFile[] {
  const files = globSync('**/*.md', { cwd: folder }).toSorted();
  return files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** Values that texts are filled and computed with. */
export type TextFigures = {
  /** credit rules in force, for computed tables */
  pack: RulePack | null;
  /** for computed tables as well */
  series: SeriesBook;
  /** yyyy-mm-dd, for which figures are stated */
  day: string;
  /** of placeholders */
  values: PlaceholderValues;
  /** for prices in texts */
  evidence: Evidence;
  /** articles that texts may point to */
  law: LawLibrary;
};

/**
 * Renders texts to pages.
 * @param known entries of the same figures, by file and text, that need not be rendered again
 * @throws {ContentError} naming each file and invalid field: unknown keys, invalid values, unknown placeholders, cedilla letters,
 * HTML, a typed figure of a series
 */
export function renderTexts(
  files: readonly TextFile[],
  figures: TextFigures,
  known: (read: TextFile) => ContentEntry | undefined = () => undefined,
): ContentEntry[] {
  const problems: string[] = [];
  const entries: ContentEntry[] = [];
  const cited = { ...figures.values, ...citationValues(figures.law) };
  for (const { file, text } of files) {
    const same = known({ file, text });
    if (same) {
      entries.push(same);
      continue;
    }
    const found = lettersWithCedilla(text);
    if (found) problems.push(`${file}: cedilla letters (${found}); use ș and ț with comma below`);
    const read = readEntry(file, text, { ...figures, cited });
    problems.push(...read.problems);
    if (read.entry) entries.push(read.entry);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return entries;
}

/** Figures with citations of articles among the values: the frontmatter cites in words. */
type CitedFigures = TextFigures & { cited: PlaceholderValues };

function readEntry(
  file: string,
  text: string,
  figures: CitedFigures,
): { entry: ContentEntry | null; problems: string[] } {
  const { pack, series, day, values, cited, evidence, law } = figures;
  const [, frontmatter, markdown] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  if (frontmatter === undefined || markdown === undefined)
    return { entry: null, problems: [`${file}: no frontmatter between --- lines`] };
  const prices = pricesOf(text, evidence);
  const all = { ...values, ...prices };
  const unfilled = placeholderProblems(frontmatter, markdown, { ...cited, ...prices });
  if (unfilled.length === 0) unfilled.push(...misplacedNotes(markdown));
  const problems = [
    ...unfilled,
    ...typedFigures(`${withoutSources(frontmatter)}\n${markdown}`, series, day),
  ].map((problem) => `${file}: ${problem}`);
  if (/<[a-z/!]/i.test(markdown)) problems.push(`${file}: HTML in Markdown`);
  const parsed = contentSchema.safeParse(
    // A text that loses a sentence must not lose the rest of its file: modes of claims, which may remove one, are applied to
    // parsed fields.
    fillFrontmatter(parseYaml(file, fillPlaceholders(frontmatter, withoutModes(cited))), (field) =>
      fillPlaceholders(field, all).trim(),
    ),
    READ_ONCE,
  );
  if (!parsed.success) return { entry: null, problems: [...problems, ...describeIssues(file, parsed.error)] };
  if (unfilled.length > 0) return { entry: null, problems };
  try {
    const drawn = new Set<LawFigure>();
    const { markdown: marked, notes } = markNotes(fillPlaceholders(markdown, all), law);
    const body = renderMarkdown(marked, {
      table(yaml) {
        for (const figure of figuresOfTable(yaml)) drawn.add(figure);
        return computeTable(yaml, { pack, series, day });
      },
      chart(yaml) {
        for (const figure of figuresOfChart(yaml)) drawn.add(figure);
        return computeChart(yaml, { pack, series, day });
      },
    });
    if (body.charts.length > 0 && !['blog', 'seo'].includes(parsed.data.type))
      problems.push(`${file}: grafic: only articles and loan types draw charts`);
    const written = [...textsIn(parseYaml(file, frontmatter)), markdown];
    problems.push(...unpointed(file, written, law));
    const others = [
      ...placeholderNames(text).flatMap(articlesOfPlaceholder),
      ...[...drawn].flatMap((figure) => articlesOfDrawn[figure]),
    ];
    const entry: ContentEntry = {
      ...parsed.data,
      file,
      body,
      leansOn: [...new Set([...placeholderNames(text).flatMap(lawFiguresOf), ...drawn])],
      notes: withUnmarked(notes, others),
      statements: written.flatMap((part) => lawStatements(part, all, (article) => law.get(article).name)),
    };
    if (Object.keys(prices).length > 0) {
      entry.prices = {
        said: prices,
        // Evidence that no longer fits the text leaves it unchanged, and so does evidence with the same prices.
        by: (other) =>
          isDeepStrictEqual(pricesOf(text, other), prices)
            ? entry
            : (readEntry(file, text, { ...figures, evidence: other }).entry ?? entry),
      };
    }
    return { entry, problems };
  } catch (error) {
    return { entry: null, problems: [...problems, `${file}: calcul: ${String(error).split('\n', 1)[0]}`] };
  }
}

/** Returns the values that exist in every mode of claims: those of one mode may be null. */
function withoutModes(values: PlaceholderValues): PlaceholderValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('mod.')));
}

/** Returns the values of the evidence for the prices in a text. */
function pricesOf(text: string, evidence: Evidence): PlaceholderValues {
  return Object.fromEntries(
    priceNames(text).flatMap((name) => {
      const said = priceInTexts(name, evidence);
      return said === undefined ? [] : [[name, said]];
    }),
  );
}

/** Texts of a data file, with its block about the page and its sentences about the law. */
type ReadTexts<Data> = { data: Data; page: PageBlock; statements: LawStatement[] };

const withPageBlock = z.looseObject({ page: pageBlockSchema });

/**
 * Reads the texts of a page that are a YAML file. They point to articles as others do, and cite them in words.
 * @param schema of the file without its `page` block, which is the same in every file
 * @throws {ContentError} naming the file and each wrong field
 */
export function readPageTexts<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  law: LawLibrary,
): ReadTexts<z.infer<Schema>> {
  const values = citationValues(law);
  const written = readFileSync(join(folder, file), 'utf8');
  const problems = placeholderProblems(written, '', values);
  const texts = textsIn(parseYaml(file, written));
  const wrong = [...problems.map((problem) => `${file}: ${problem}`), ...unpointed(file, texts, law)];
  if (wrong.length > 0) throw new ContentError(wrong);
  const { page, ...own } = readDataFile(folder, file, withPageBlock, (text) =>
    fillPlaceholders(text, values),
  );
  const data = validated(file, schema, own);
  const nameOf = (article: ArticleId) => law.get(article).name;
  return { data, page, statements: texts.flatMap((part) => lawStatements(part, {}, nameOf)) };
}

function unpointed(file: string, texts: readonly string[], law: LawLibrary): string[] {
  return texts
    .flatMap((text) => unpointedLaw(text, law))
    .map(
      (sentence) =>
        `${file}: names the law without pointing to its article ({{lege.act/articol}}): ${sentence.trim()}`,
    );
}

/** Reads a YAML data file with its schema. @throws {ContentError} naming the file and each invalid field */
export function readDataFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  fill: (text: string) => string = (text) => text,
): z.infer<Schema> {
  const text = readFileSync(join(folder, file), 'utf8');
  const found = lettersWithCedilla(text);
  if (found) throw new ContentError([`${file}: cedilla letters (${found}); use ș and ț with comma below`]);
  return validated(file, schema, parseYaml(file, fill(text)));
}

function validated<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(value, READ_ONCE);
  if (error) throw new ContentError(describeIssues(file, error));
  return data;
}

function parseYaml(file: string, text: string): unknown {
  try {
    return file.endsWith('.md') ? readYaml(text) : load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // The lines after the first repeat the position.
    throw new ContentError([`${file}: ${error.message.split('\n', 1)[0]}`]);
  }
}

function describeIssues(file: string, error: z.ZodError): string[] {
  return error.issues.map((issue) => `${file}: ${issue.path.join('.') || '(whole file)'}: ${issue.message}`);
}

function lettersWithCedilla(text: string): string {
  return [...new Set(text.match(/[\u015E\u015F\u0162\u0163]/g) ?? [])].join(' ');
}
