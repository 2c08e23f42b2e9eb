import { formatNumber } from '#domain/base/text/format-number.ts';
import { publicSince } from '#domain/texts/editorial/publication.ts';
import { type TextFolder, textFolderOf, textFolders } from '#domain/texts/editorial/text-entry.ts';
import { textProblems } from '#domain/texts/editorial/text-problems.ts';
import type { UnwantedWords } from '#domain/texts/schemas/words-schema.ts';
import { ContentError } from '#server/texts/content/content-error.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { OfficeTexts } from '#server/texts/content/office-texts.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import { wordCountProblems } from '#server/texts/content/word-counts.ts';
import { wordingProblems } from '#server/texts/content/wording.ts';
import { describeProblem, type TextProblem } from './describe-problem.ts';
import { slugInText } from './slug-in-text.ts';

/** Longest text, in bytes: the longest of ours has a tenth of it. */
const MOST_BYTES = 200_000;
/** Longest line, a paragraph, in letters: the longest of ours has a fifth of it. What the check looks for, it looks for in lines. */
const MOST_OF_A_LINE = 6_000;

/** Addresses at the root of the site that are no pages. */
const reserved = new Set([
  'admin',
  'api',
  'assets',
  'autor',
  'builds',
  'landing',
  'nou',
  'propuneri',
  'ru',
  'share',
  'versiuni',
]);

type Options = {
  /** renders all content with texts over the files. @throws {ContentError} for one that does not fit */
  render: (texts: OfficeTexts) => Content;
  words: UnwantedWords;
  /** all present content, public or not */
  content: () => Content;
  /** whether the site has a page at a path, public or not */
  hasPage: (path: string) => boolean;
};

export type TextCheck = ReturnType<typeof createTextCheck>;

/**
 * Creates the check of a text before it is proposed, and again before it is approved: the whole of `content:check`, and what only the
 * office needs to know.
 */
export function createTextCheck({ render, words, content, hasPage }: Options) {
  /** Lists the problems of the address and of the state of a text. */
  function ofPage(entry: ContentEntry, present: ContentEntry | undefined, texts: OfficeTexts): TextProblem[] {
    const { file, slug } = entry;
    const folder = textFolderOf(file) as TextFolder;
    const kinds: readonly string[] = textFolders[folder];
    if (!kinds.includes(entry.type))
      return [problem('type', `În content/${folder}/ stau numai texte de felul: ${kinds.join(', ')}.`)];
    if (present?.slug !== slug) {
      if (present && (folder === 'creditori' || folder === 'pages'))
        return [
          problem('slug', 'Adresa acestei pagini nu se schimbă: programul și ofertele o cheamă pe nume.'),
        ];
      const path = entryPath(entry);
      // The route of lenders' pages fits every slug; each is of one text, which is checked by its slug.
      const isTaken = folder !== 'creditori' && (hasPage(path) || reserved.has(slug));
      if (isTaken || texts.moved.has(slug))
        return [problem('slug', `Adresa ${path} este deja a altei pagini: alegeți alta.`)];
    }
    if (present && isShownByItself(present) && !isShownByItself(entry))
      return [
        problem(
          'state',
          'Un text public nu devine ciornă: pagina ar dispărea fără o vorbă. Scoateți-l de pe site.',
        ),
      ];
    return [];
  }

  return {
    /**
     * Checks a text as the whole content would be with it.
     * @param all texts of the office, this one among them unless its file holds it
     */
    check(file: string, text: string, all: OfficeTexts): { problems: TextProblem[] } | { content: Content } {
      const first = beforehand(file, text);
      if (first.length > 0) return { problems: first };
      const slug = slugInText(text);
      const present = content().entries.find((entry) => entry.file === file);
      // Reported before the content check, which would only name the other file.
      if (
        slug !== undefined &&
        present?.slug !== slug &&
        content().entries.some((entry) => entry.slug === slug)
      )
        return { problems: [problem('slug', 'Adresa este deja a altui text: alegeți alta.')] };
      try {
        const made = render(all);
        const entry = made.entries.find((one) => one.file === file);
        if (!entry) return { problems: [problem('text', 'Textul nu se poate citi.')] };
        const said = [...wordCountProblems([entry]), ...wordingProblems([{ file, text }], words)];
        const problems = [
          ...said.map((one) => describeProblem(one, { file, text })),
          ...ofPage(entry, present, all),
          ...withoutSource(entry),
        ];
        return problems.length > 0 ? { problems } : { content: made };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return { problems: error.problems.map((one) => describeProblem(one, { file, text })) };
      }
    },
  };
}

const problem = (field: string, message: string): TextProblem => ({ field, line: null, message });

/** Lists the problems of a text that no other text has a part in. */
function beforehand(file: string, text: string): TextProblem[] {
  const bytes = Buffer.byteLength(text);
  if (textFolderOf(file) === undefined)
    return [problem('file', 'Aici se scriu numai ghiduri, tipuri de credit, creditori și pagini.')];
  if (bytes > MOST_BYTES)
    return [
      problem('text', `Textul are ${Math.ceil(bytes / 1_000)} KB. Încap cel mult ${MOST_BYTES / 1_000} KB.`),
    ];
  const long = text.split('\n').findIndex((line) => line.length > MOST_OF_A_LINE);
  if (long !== -1)
    return [
      {
        field: 'text',
        line: long + 1,
        message: `Paragraful are peste ${formatNumber(MOST_OF_A_LINE)} de semne. Împărțiți-l în mai multe.`,
      },
    ];
  if (!text.isWellFormed() || text.includes('\r'))
    return [problem('text', 'Textul are semne pe care nu le putem păstra. Lipiți-l ca text simplu.')];
  return [];
}

function isShownByItself(entry: ContentEntry): boolean {
  const since = publicSince(entry, undefined);
  return since !== null && since.getTime() <= Date.parse(`${entry.updated}T23:59:59Z`);
}

/** A text with figures names where they come from, or the law. Those of a lender come from its evidence. */
function withoutSource(entry: ContentEntry): TextProblem[] {
  if ((entry.type !== 'blog' && entry.type !== 'seo') || entry.sources.length + entry.notes.length > 0)
    return [];
  const [said] = textProblems({ html: entry.body.html, links: [], related: [], sources: [] }, () => true);
  return said === undefined ? [] : [problem('sources', said)];
}
