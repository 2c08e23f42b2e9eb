/** What a button writes into a text: around the selection, or as a paragraph of its own. */
export type MarkdownMark = {
  label: string;
  /** key that does the same with Ctrl */
  key?: string;
  write: (selected: string) => string;
};

const block = (name: string, example: string) => () => `\n\`\`\`${name}\n${example}\n\`\`\`\n`;

/** The buttons above the text. Blocks come with an example that works as it is. */
export const markdownMarks: readonly MarkdownMark[] = [
  { label: 'Aldin', key: 'b', write: (selected) => `**${selected || 'cuvinte'}**` },
  { label: 'Link', key: 'k', write: (selected) => `[${selected || 'cuvintele linkului'}](/offers/)` },
  { label: 'Subtitlu', write: (selected) => `\n## ${selected || 'Subtitlu'}\n` },
  { label: 'Listă', write: (selected) => `\n${(selected || 'întâi\napoi').replaceAll(/^/gm, '- ')}\n` },
  { label: 'Tabel', write: () => '\n| Ce | Cât |\n| --- | ---: |\n| Rata | 200 de lei |\n' },
  { label: 'Notă de lege', write: () => '{{lege.oug-50-2010/art-32}}' },
  { label: 'Pe scurt', write: block('pe-scurt', '- Întâi ce contează.\n- Apoi ce aveți de făcut.') },
  { label: 'Calcul', write: block('calcul', 'tip: plafon\nsuma: 2000\nzile: [15, 30, 91]') },
  {
    label: 'Grafic',
    write: block(
      'grafic',
      "tip: costuri\ntitlu: '10 000 de lei pe 36 de luni, la două dobânzi'\nsuma: 10000\nluni: [36]\ndobanzi: [8, 12]",
    ),
  },
  {
    label: 'Încercați',
    write: block(
      'incercati',
      "unealta: rate\ntitlu: 'Rata dumneavoastră'\ncampuri:\n  suma: 3000\n  dobanda: 24\n  perioada: 6",
    ),
  },
];
