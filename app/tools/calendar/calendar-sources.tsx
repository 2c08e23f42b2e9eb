import { formatDate } from '#domain/base/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { CalendarPageData } from './calendar-page-data.ts';
import './calendar-sources.css';

/** Explains in a fold how the days were computed, with the sources, and links further reading. */
export function CalendarSources({ data: { texts, decision } }: { data: CalendarPageData }) {
  const sources = [...texts.sources, ...(decision?.sources ?? [])];
  return (
    <Band id="metoda" title={texts.method.title}>
      <div>
        <Fold summary="Cum am calculat și sursele">
          {texts.method.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className="bullets">
            {sources.map((source) => (
              <li key={source.url}>
                <SourceName source={source} />
              </li>
            ))}
          </ul>
          <p>{`Hotărârile Guvernului le-am căutat ultima dată la ${formatDate(texts.checked)}.`}</p>
        </Fold>
        <Chips
          className="calendar-related"
          label="Citiți mai departe"
          chips={texts.related.map(({ text, link }) => ({ href: link, label: text }))}
        />
      </div>
    </Band>
  );
}
