import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { type LawFigure, lawFiguresOf } from '#domain/law/law-figures.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { computeTable, figuresOfTable } from './calculation-block.ts';
import { computeChart, figuresOfChart } from './chart-block.ts';
import { ContentError } from './content-error.ts';
import { contentSchema, type ContentFrontmatter } from '#domain/content/content-schema.ts';
import { renderMarkdown, type RenderedMarkdown } from './markdown.ts';
import {
  fillPlaceholders,
  placeholderNames,
  placeholderProblems,
  type PlaceholderValues,
} from './placeholders.ts';

export type ContentEntry = ContentFrontmatter & {
  file: string;
  body: RenderedMarkdown;
  /** the figures of the law it is filled from and computed with */
  leansOn: LawFigure[];
};

/**
 * Reads every Markdown file below a folder.
 * @param pack rules of credit in force, for computed tables
 * @param values of placeholders in texts
 * @throws {ContentError} naming each file and field that is wrong: unknown keys, bad values, unknown placeholders,
 *   cedilla letters, HTML
 */
export function readContentFiles(
  folder: string,
  pack: RulePack | null,
  values: PlaceholderValues,
): ContentEntry[] {
  const problems: string[] = [];
  const entries: ContentEntry[] = [];
  for (const file of globSync('**/*.md', { cwd: folder }).toSorted()) {
    const text = readFileSync(join(folder, file), 'utf8');
    const found = lettersWithCedilla(text);
    if (found) problems.push(`${file}: cedilla letters (${found}); use ș and ț with comma below`);
    const [, frontmatter, markdown] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
    if (frontmatter === undefined || markdown === undefined) {
      problems.push(`${file}: no frontmatter between --- lines`);
      continue;
    }
    if (/<[a-z/!]/i.test(markdown)) problems.push(`${file}: HTML in Markdown`);
    const unfilled = placeholderProblems(frontmatter, markdown, values);
    problems.push(...unfilled.map((problem) => `${file}: ${problem}`));
    const parsed = contentSchema.safeParse(parseYaml(file, fillPlaceholders(frontmatter, values)));
    if (!parsed.success) {
      problems.push(...describeIssues(file, parsed.error));
      continue;
    }
    try {
      const leansOn = new Set(placeholderNames(text).flatMap(lawFiguresOf));
      const body = renderMarkdown(fillPlaceholders(markdown, values), {
        table(yaml) {
          for (const figure of figuresOfTable(yaml)) leansOn.add(figure);
          return computeTable(yaml, pack);
        },
        chart(yaml) {
          for (const figure of figuresOfChart(yaml)) leansOn.add(figure);
          return computeChart(yaml, pack);
        },
      });
      if (body.charts.length > 0 && parsed.data.type !== 'blog')
        problems.push(`${file}: grafic: only an article draws charts`);
      entries.push({ ...parsed.data, file, body, leansOn: [...leansOn] });
    } catch (error) {
      problems.push(`${file}: calcul: ${String(error).split('\n', 1)[0]}`);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return entries;
}

/** Reads a YAML data file with its schema. @throws {ContentError} naming the file and each wrong field */
export function readDataFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const text = readFileSync(join(folder, file), 'utf8');
  const found = lettersWithCedilla(text);
  if (found) throw new ContentError([`${file}: cedilla letters (${found}); use ș and ț with comma below`]);
  const parsed = schema.safeParse(parseYaml(file, text));
  if (!parsed.success) throw new ContentError(describeIssues(file, parsed.error));
  return parsed.data;
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // The lines after the first point at the place once more.
    throw new ContentError([`${file}: ${error.message.split('\n', 1)[0]}`]);
  }
}

function describeIssues(file: string, error: z.ZodError): string[] {
  return error.issues.map((issue) => `${file}: ${issue.path.join('.') || '(whole file)'}: ${issue.message}`);
}

function lettersWithCedilla(text: string): string {
  return [...new Set(text.match(/[\u015E\u015F\u0162\u0163]/g) ?? [])].join(' ');
}
