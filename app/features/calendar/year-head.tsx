import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { formatDate } from '#domain/text/format-date.ts';
import type { CalendarPageData } from './calendar-page-data.ts';
import { sharedDays, yearInWords } from './year-in-words.ts';
import '#app/ui/chips.css';
import './year-head.css';

/** The top of the page: what the year has, the file for calendars, four totals, the other years. */
export function YearHead({ data }: { data: CalendarPageData }) {
  const { calendar, decision, texts, tense, thisYear, years } = data;
  const { year } = calendar;
  const now = [thisYear, thisYear + 1].filter((other) => years.includes(other));
  return (
    <>
      <div className="wrap">
        <Breadcrumbs current={`Zile libere ${year}`} />
        <header className="year-head">
          <div>
            <h1>{`Zile libere ${year}`}</h1>
            <p className="lede">{yearInWords({ calendar, decision }, texts.checked)}</p>
            {sharedDays(calendar).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {tense === 'past' && now.length > 0 && (
              <p className="year-over">
                Anul s-a încheiat. Calendarele de acum:{' '}
                {now.map((other, index) => (
                  <span key={other}>
                    {index > 0 && ', '}
                    <a href={address(other)}>{other}</a>
                  </span>
                ))}
                .
              </p>
            )}
          </div>
          <p>
            <ButtonLink href={`${address(year)}calendar.ics`} kind="line">
              Adăugați în calendar (.ics)
            </ButtonLink>
          </p>
        </header>
        <dl className="year-totals">
          <Total name="zile în an" value={calendar.days} />
          <Total name="zile lucrătoare" value={calendar.workingDays} />
          <Total name="sărbători legale" value={calendar.holidays.length} />
          <Total
            name={decision ? 'punți, sectorul public' : `punți hotărâte până la ${formatDate(texts.checked)}`}
            value={calendar.bridgeDays}
          />
        </dl>
        <nav className="chips year-links" aria-label="Alți ani">
          {years.map((other) => (
            <a key={other} href={address(other)} aria-current={other === year ? 'page' : undefined}>
              {other}
            </a>
          ))}
        </nav>
      </div>
    </>
  );
}

function Total({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function address(year: number): string {
  return `/zile-libere-${year}/`;
}
