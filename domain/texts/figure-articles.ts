import type { LawFigure } from '#domain/law/law-figures.ts';
import type { ArticleId } from './law-library.ts';

const CEILINGS: readonly ArticleId[] = ['legea-243-2024/art-5', 'legea-243-2024/art-6'];

/**
 * Articles that state the figures of the law, by the placeholders of texts, without `lege.`. BNR's lending rate is in no act, so it
 * has no article.
 */
const articlesOfFigures: readonly [placeholder: RegExp, articles: readonly ArticleId[]][] = [
  [/^plafoane$/, CEILINGS],
  [/^(prag|zi)_\d$/, ['legea-243-2024/art-6']],
  [/^(suma|durata)_maxima$/, ['legea-243-2024/art-2-lit-f']],
  [/^dae$/, ['legea-243-2024/art-5']],
  [/^dae_ipotecar$/, ['legea-243-2024/art-4']],
  [/^penalizare$/, ['legea-243-2024/art-2-lit-j', 'legea-243-2024/art-6', 'legea-243-2024/art-9']],
  [/^indatorare$/, ['regulamentul-bnr-17-2012/limite']],
  [/^anticipat(_final)?$/, ['oug-50-2010/art-67']],
  [/^retragere$/, ['oug-50-2010/art-58-alin-1']],
  [/^avertisment$/, ['directiva-2023-2225/art-8-alin-1']],
];

/** Articles behind the computed tables and charts of a text. */
export const articlesOfDrawn: Readonly<Record<LawFigure, readonly ArticleId[]>> = {
  plafoane: ['legea-243-2024/art-6'],
  dae: ['legea-243-2024/art-5'],
  penalizare: ['legea-243-2024/art-9'],
  indatorare: ['regulamentul-bnr-17-2012/limite'],
  anticipat: ['oug-50-2010/art-67'],
  retragere: ['oug-50-2010/art-58-alin-1'],
};

/** Lists the articles of a placeholder: `lege.oug-50-2010/art-32` is that one, `lege.zi_1` those of its figure. */
export function articlesOfPlaceholder(placeholder: string): readonly ArticleId[] {
  const [, name] = /^lege\.([\w/-]+)$/.exec(placeholder) ?? [];
  if (name === undefined) return [];
  if (name.includes('/')) return [name];
  return articlesOfFigures.find(([figure]) => figure.test(name))?.[1] ?? [];
}
