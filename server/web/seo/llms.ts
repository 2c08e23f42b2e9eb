import type { Content } from '#server/texts/content/content.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';

const INTRODUCTION = `# Împrumut Clar

> Site de comparație din România: arată împrumuturi de la IFN-uri și bănci după cât costă, de fapt, cu sursele și datele lor. Nu este creditor și nu lucrează exclusiv cu unul; locul unei oferte nu se cumpără, iar cine plătește site-ul este în lista partenerilor; vizitatorul continuă pe site-ul creditorului ales.

Prețurile creditorilor au sursă și dată; ce nu are sursă nu este arătat ca preț. Maximele legale și exemplele de calcul sunt calculate de site. Textele informează și nu țin loc de consultanță.`;

/**
 * Writes the site in short for language models, in Markdown (llmstxt.org): its purpose, then its pages with a line on each.
 * @param hasPage whether a path of this site has a page
 */
export function llms(content: Content, origin: string, hasPage: (path: string) => boolean): string {
  const section = (title: string, entries: readonly ContentEntry[]) => {
    const lines = entries
      .filter((entry) => hasPage(entryPath(entry)))
      .map((entry) => `- [${entry.title}](${origin}${entryPath(entry)}): ${entry.description}`);
    return lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}`] : [];
  };
  const { loanTypes, lenders, articles, entries, home, offersPage } = content;
  const texts = entries.filter(({ type }) => type !== 'blog' && type !== 'seo' && type !== 'lender');
  const tools = [
    `- [Prima pagină](${origin}/): ${home.description}`,
    `- [Oferte](${origin}/offers/): ${offersPage.description}`,
    `- [Căutare](${origin}/cautare/): ghiduri, tipuri de credit, creditori și texte ale site-ului.`,
  ];
  return [
    INTRODUCTION,
    `## Oferte\n\n${tools.join('\n')}`,
    ...section('Tipuri de credit', loanTypes),
    ...section('Creditori', lenders),
    ...section('Ghiduri', articles),
    ...section('Despre site', texts),
  ]
    .join('\n\n')
    .concat('\n');
}
