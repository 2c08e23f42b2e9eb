import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import type { GuideSummary } from './guide-list.tsx';

type ArticleEntry = Pick<FrontmatterOf<'blog'>, 'slug' | 'title' | 'lede'> & {
  body: { words: number; charts: readonly TextChart[] };
};

// Silent reading of prose: about 200 words a minute, less for tables and sums.
const WORDS_A_MINUTE = 200;
/** In letters: a shorter first sentence is only half of the answer. */
const SHORT_SENTENCE = 60;

/** Summarizes an article for lists. */
export function summarizeArticle({ slug, title, lede, body }: ArticleEntry): GuideSummary {
  const readingMinutes = Math.max(1, Math.round(body.words / WORDS_A_MINUTE));
  return { slug, title, answer: beginningOf(lede), readingMinutes, chart: body.charts[0] };
}

/** Returns the first sentence of a text, with the second one if the first is short. */
function beginningOf(text: string): string {
  const [first = '', second] = text.split(/(?<=[.!?])\s+(?=[\p{Lu}„])/u);
  return second !== undefined && first.length < SHORT_SENTENCE ? `${first} ${second}` : first;
}
