import { Acts } from '#app/ui/acts.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { ShareLink } from '#app/ui/share-link.tsx';
import { dayInWords, listInWords, weekdayInWords } from '#domain/base/text/day-in-words.ts';
import { daysBetween, yearOf } from '#domain/base/days/iso-day.ts';
import { isWeekend } from '#domain/tools/calendar/working-days.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { CalendarPageData } from './calendar-page-data.ts';
import { sharedDays, yearInWords } from './year-in-words.ts';
import './year-head.css';

/**
 * Shows the top of the page: the next free day of the current year, a summary of the year, the calendar file, four totals, the
 * other years.
 */
export function YearHead({ data }: { data: CalendarPageData }) {
  const { calendar, decision, texts, tense, today, years } = data;
  const { year } = calendar;
  const thisYear = yearOf(today);
  const now = [thisYear, thisYear + 1].filter((other) => years.includes(other));
  return (
    <>
      <div className="wrap">
        <Breadcrumbs current={`Zile libere ${year}`} />
        <header className="year-head">
          <div>
            <h1>{`Zile libere ${year}`}</h1>
            {tense === 'current' && <NextFreeDay data={data} />}
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
          <Acts>
            <ButtonLink href={`${address(year)}calendar.ics`} kind="line">
              Adăugați în calendar (.ics)
            </ButtonLink>
          </Acts>
          <ShareLink href={address(year)} />
        </header>
        <Facts
          facts={[
            { name: 'zile în an', value: calendar.days },
            { name: 'zile lucrătoare', value: calendar.workingDays },
            { name: 'sărbători legale', value: calendar.holidays.length },
            {
              name: decision
                ? 'punți, sectorul public'
                : `punți hotărâte până la ${formatDate(texts.checked)}`,
              value: calendar.bridgeDays,
            },
          ]}
        />
        <Chips
          className="year-links"
          label="Alți ani"
          chips={years.map((other) => ({
            href: address(other),
            label: String(other),
            isCurrent: other === year,
          }))}
        />
      </div>
    </>
  );
}

/** Shows the next holiday that falls on a working day. */
function NextFreeDay({ data: { calendar, today } }: { data: CalendarPageData }) {
  const next = calendar.holidays.find(({ day }) => day >= today && !isWeekend(day));
  if (!next) return null;
  const { day } = next;
  const names = calendar.holidays.filter((holiday) => holiday.day === day).map(({ name }) => name);
  const days = daysBetween(today, day);
  const when = days === 0 ? 'azi' : days === 1 ? 'mâine' : `peste ${countDays(days)}`;
  return (
    <div className="year-next">
      <p className="eyebrow">Următoarea zi liberă</p>
      <p className="year-next-day">{`${weekdayInWords(day)}, ${dayInWords(day)}`}</p>
      <p>{`${listInWords(names)}, ${when}`}</p>
    </div>
  );
}

function address(year: number): string {
  return `/zile-libere-${year}/`;
}
