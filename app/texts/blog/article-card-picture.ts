import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import { citedDate } from '#domain/base/text/cited-date.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { cardDrawing } from '#app/ui/charts/card-drawing.ts';

type Article = { title: string; updated: string; body: { charts: readonly TextChart[] } };

/** Returns the picture of a guide: its first chart. Null without one. @param theme its name */
export function articleCard({ title, updated, body }: Article, theme: string | null): ShareCard | null {
  const [chart] = body.charts;
  if (!chart) return null;
  return {
    eyebrow: ['Ghid', theme].filter(Boolean).join(' · '),
    title,
    caption: chart.title,
    ...cardDrawing(chart.shape),
    note: noteOf(chart, updated),
  };
}

// Figures computed from the title have the date of the guide.
function noteOf({ sources }: TextChart, updated: string): string {
  if (sources.length === 0) return `Cifre din ghidul actualizat la ${formatDate(updated)}`;
  return `Sursa: ${sources.map((source) => source.name + citedDate(source)).join('; ')}`;
}
