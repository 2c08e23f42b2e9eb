import { Band } from '#app/ui/band.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { CalendarPageData } from './calendar-page-data.ts';
import './calendar-file-section.css';

/** Offers the year, or all years, for the visitor's own calendar, and on paper. */
export function CalendarFileSection({ data }: { data: CalendarPageData }) {
  const { calendar, texts, subscription } = data;
  return (
    <Band id="fisier" title={texts.file.title}>
      <div className="prose calendar-file">
        {texts.file.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="calendar-file-address">{subscription}</p>
        <p className="calendar-file-actions">
          {/* Calendar programs open this scheme and ask whether to subscribe. */}
          <ButtonLink href={subscription.replace(/^https?:/, 'webcal:')} kind="line">
            Abonați-vă la toți anii
          </ButtonLink>
          <a
            href={`/zile-libere-${calendar.year}/calendar.ics`}
          >{`Descărcați doar ${calendar.year} (.ics)`}</a>
        </p>
        <p>Tipărită din meniul browserului, pagina încape pe o foaie A4.</p>
      </div>
    </Band>
  );
}
