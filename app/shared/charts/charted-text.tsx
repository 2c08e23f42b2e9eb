import { Fragment } from 'react';
import type { TextChart as Chart } from '#domain/content/text-chart.ts';
import { TextChart } from './text-chart.tsx';
import './charted-text.css';

/** A text made from Markdown, with its charts where they stand in it. For pages made on the server alone. */
export function ChartedText({ html, charts }: { html: string; charts: readonly Chart[] }) {
  return html.split('<!--grafic-->').map((part, index) => {
    const chart = charts[index];
    return (
      <Fragment key={index}>
        <div className="prose" dangerouslySetInnerHTML={{ __html: part }} />
        {chart && <TextChart id={`grafic-${index + 1}`} chart={chart} />}
      </Fragment>
    );
  });
}
