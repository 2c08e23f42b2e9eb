import { formatDate } from '#domain/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { CalendarPageData } from './calendar-page-data.ts';

/** How the days were worked out, from which sources, and where to read on. */
export function CalendarSources({ data: { texts, decision } }: { data: CalendarPageData }) {
  return (
    <Band id="metoda" title={texts.method.title}>
      <div className="prose">
        {texts.method.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3>Surse</h3>
        <ul>
          {[...texts.sources, ...(decision?.sources ?? [])].map((source) => (
            <li key={source.url}>
              <SourceName source={source} />
            </li>
          ))}
        </ul>
        <p className="fine">
          {`Zilele sunt calculate de programul site-ului. Hotărârile au fost căutate ultima dată la ${formatDate(texts.checked)}.`}
        </p>
        <h3>Citiți mai departe</h3>
        <ul>
          {texts.related.map(({ text, link }) => (
            <li key={link}>
              <a href={link}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
