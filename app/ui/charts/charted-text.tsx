import type { TextChart as Chart } from '#domain/texts/schemas/text-chart.ts';
import { cachedMarkup } from '#app/ui/cached-markup.ts';
import { TextChart } from './text-chart.tsx';
import './charted-text.css';

/** Shows a text made from Markdown, with its charts in their places. Only for pages rendered on the server. */
export function ChartedText({ html, charts }: { html: string; charts: readonly Chart[] }) {
  const parts = html.split('<!--grafic-->').map((part, index) => {
    const chart = charts[index];
    const id = `grafic-${index + 1}`;
    const drawn = chart ? cachedMarkup(chart, id, () => <TextChart id={id} chart={chart} />) : '';
    return `<div class="prose">${part}</div>${drawn}`;
  });
  return <div dangerouslySetInnerHTML={{ __html: parts.join('') }} />;
}
