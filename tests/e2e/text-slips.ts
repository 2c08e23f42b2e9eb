const INLINE = 'a|abbr|b|bdi|cite|code|data|em|i|kbd|mark|output|q|s|small|span|strong|sub|sup|time|u|wbr';
const inlineTag = new RegExp(`</?(?:${INLINE})(?=[\\s>])[^>]*>`, 'g');
const word = String.raw`[\p{L}\d][\p{L}\d./%-]*`;

/** Errors that no sentence may have, each with its name. */
const SLIPS: readonly [name: string, slip: RegExp][] = [
  [
    'a phrase twice in a row',
    new RegExp(`(?<![\\p{L}\\d])(${word}(?: ${word}){2,8}),? \\1(?![\\p{L}\\d])`, 'iu'),
  ],
  ['a word twice in a row', /(?<![\p{L}\d-])(\p{L}{2,}) \1(?![\p{L}\d-])/iu],
  [
    'a name that was cut, and goes on',
    /…[”"]?, (?:din (?:\d|\p{Ll}+ \d{4})|(?:ian|feb|mart|apr|iun|iul|aug|sept|oct|nov|dec)\. \d{4})/u,
  ],
  ['marks without words between them', /, ?,|;,|,;|\(\s*\)|„\s*”|: ?\.(?![\d.])|,\.(?!\d)/],
  ['a value that nobody filled in', /\{\{|\}\}|\{\p{L}+\}|\bundefined\b|\bNaN\b|\[object /u],
];

/**
 * Lists the sentences of a page that were composed wrongly, one per line: repeated phrases, empty places, numbered headings that
 * do not start at 1.
 */
export function textSlips(html: string): string[] {
  const matter = html.replaceAll(/<(script|style|svg|template)\b[^]*?<\/\1>/g, ' ');
  const lines = matter
    .replaceAll(inlineTag, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => plain(line));
  return [
    ...lines.flatMap((line) =>
      SLIPS.flatMap(([name, slip]) => {
        const [said] = slip.exec(line) ?? [];
        return said === undefined ? [] : [`${name}: „${said}” in „${line.slice(0, 120)}”`];
      }),
    ),
    ...misnumbered(matter),
  ];
}

/** Finds headings of one level that are numbered by hand and do not count from 1. */
function misnumbered(html: string): string[] {
  return [2, 3].flatMap((level) => {
    const headings = html.matchAll(new RegExp(`<h${level}[^>]*>([^]*?)</h${level}>`, 'g'));
    const numbers = [...headings].flatMap(([, text = '']) => {
      const [, number] = /^(\d+)\. /.exec(plain(text.replaceAll(/<[^>]+>/g, ''))) ?? [];
      return number === undefined ? [] : [Number(number)];
    });
    const isCounted = numbers.every((number, index) => number === index + 1);
    return isCounted ? [] : [`headings h${level} are numbered ${numbers.join(', ')}`];
  });
}

function plain(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
