import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { Chips } from '#app/ui/chips.tsx';
import type { CalendarPageData } from './calendar-page-data.ts';
import './about-calendar.css';

/**
 * Shows the picture of the calendars with its caption, the date of the text, the number of page views, and the theme of the
 * guides.
 */
export function AboutCalendar({ data: { texts, tags, views } }: { data: CalendarPageData }) {
  const { title, caption, img } = texts.about;
  return (
    <Band id="despre" title={title}>
      <div className="about-calendar">
        <figure>
          <img src={img.src} alt={img.alt} width={1200} height={630} loading="lazy" decoding="async" />
          <figcaption>{caption}</figcaption>
        </figure>
        <p className="fine">
          {`Text din ${formatDate(texts.updated)}.`}
          {views !== null && ` Pagina a fost deschisă ${times(views)}, după numărătoarea noastră.`}
        </p>
        <Chips
          label="Teme ale ghidurilor"
          chips={tags.map(({ name, url }) => ({ href: url, label: name, rel: 'tag' }))}
        />
      </div>
    </Band>
  );
}

function times(count: number): string {
  return count === 1 ? 'o dată' : `de ${countNoun(count, 'dată', 'ori')}`;
}
