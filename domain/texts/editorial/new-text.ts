import type { TextFolder } from './text-entry.ts';

type Asked = { slug: string; title: string; /** yyyy-mm-dd */ today: string };

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Lines of the frontmatter that each kind of text needs, besides its type, slug, title and description. */
const lines: Readonly<Record<TextFolder, (asked: Asked) => readonly string[]>> = {
  blog: ({ today }) => [
    "lede: ''",
    'tags: [bani]',
    'author: redactia',
    `published: ${today}`,
    `updated: ${today}`,
    'related: []',
    'sources: []',
  ],
  credite: ({ title, today }) => [
    `menu: ${quoted(title)}`,
    'group: tipuri',
    `h1: ${quoted(title)}`,
    "answer: ''",
    'fits: null',
    'author: redactia',
    `updated: ${today}`,
    'related: []',
    'faq:',
    "  - q: ''",
    "    a: ''",
    'sources: []',
  ],
  creditori: ({ title, today }) => [
    `menu: ${quoted(title)}`,
    `updated: ${today}`,
    `h1: ${quoted(title)}`,
    "subtitle: ''",
    'author: redactia',
    'pros: []',
    'cons:',
    "  - ''",
    'suits:',
    "  yes: ''",
    "  no: ''",
    'steps:',
    ...[1, 2, 3].flatMap(() => ["  - title: ''", "    text: ''"]),
    'identity: []',
    'faq:',
    ...[1, 2, 3].flatMap(() => ["  - q: ''", "    a: ''"]),
    'sources: []',
  ],
  pages: ({ title, today }) => [`h1: ${quoted(title)}`, `updated: ${today}`],
};

const typeOf: Readonly<Record<TextFolder, string>> = {
  blog: 'blog',
  credite: 'seo',
  creditori: 'lender',
  pages: 'page',
};

/** Writes the beginning of a new text: everything its kind needs, still to be filled in. It is in review until its day is set. */
export function newText(folder: TextFolder, asked: Asked): string {
  const { slug, title } = asked;
  const frontmatter = [
    `type: ${typeOf[folder]}`,
    `slug: ${slug}`,
    `title: ${quoted(title)}`,
    "description: ''",
    // A lender appears with its approval, together with its offer.
    ...(folder === 'creditori' ? [] : ['state: review']),
    ...lines[folder](asked),
  ];
  return `---\n${frontmatter.join('\n')}\n---\n\n`;
}
