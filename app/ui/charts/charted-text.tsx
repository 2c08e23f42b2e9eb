import type { TextChart as Chart } from '#domain/texts/schemas/text-chart.ts';
import { keptMarkup } from '#app/ui/kept-markup.ts';
import { TextChart } from './text-chart.tsx';
import './charted-text.css';

/** A text made from Markdown, with its charts where they stand in it. For pages made on the server alone. */
export function ChartedText({ html, charts }: { html: string; charts: readonly Chart[] }) {
  const parts = html.split('<!--grafic-->').map((part, index) => {
    const chart = charts[index];
    const id = `grafic-${index + 1}`;
    const drawn = chart ? keptMarkup(chart, id, () => <TextChart id={id} chart={chart} />) : '';
    return `<div class="prose">${part}</div>${drawn}`;
  });
  return <div dangerouslySetInnerHTML={{ __html: parts.join('') }} />;
}
