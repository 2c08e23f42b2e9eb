import { daysInWords, rangeInWords } from '#domain/base/text/day-in-words.ts';
import type { LeavePlan } from '#domain/tools/calendar/leave-plans.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { Band } from '#app/ui/band.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { MAX_LEAVE_DAYS, type CalendarPageData } from './calendar-page-data.ts';
import { leaveInWords } from './month-in-words.ts';
import './leave-planner.css';

const dayCounts = Array.from({ length: MAX_LEAVE_DAYS }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? 'o zi' : countDays(index + 1),
}));

/** Shows where a number of days of leave gives the longest free periods. A GET form: the result has its own address. */
export function LeavePlanner({ data }: { data: CalendarPageData }) {
  const { calendar, tense, leave, texts } = data;
  const { year } = calendar;
  return (
    <Band
      id="concediu"
      title={texts.leave.title}
      intro={tense === 'past' ? texts.leave.introPast : texts.leave.intro}
    >
      <div className="leave">
        {leave.error && <ErrorSummary errors={[{ href: '#zile', message: leave.error }]} />}
        <form className="leave-form" method="get" action={`/zile-libere-${year}/#concediu`}>
          <SelectField
            id="zile"
            name="zile"
            label="Zile de concediu"
            error={leave.error}
            options={dayCounts}
            defaultValue={String(leave.leaveDays)}
          />
          <Button kind="line">Vedeți zilele</Button>
        </form>
        {!leave.error && <Plans data={data} />}
      </div>
    </Band>
  );
}

function Plans({ data: { calendar, tense, leave, years } }: { data: CalendarPageData }) {
  const { year } = calendar;
  const days = leave.leaveDays;
  if (leave.plans.length === 0) {
    return (
      <p>
        {`În ${year} nu mai este nicio sărbătoare de luni până vineri lângă care să așezați ${days === 1 ? 'o zi' : countDays(days)} de concediu.`}{' '}
        {years.includes(year + 1) && (
          <a href={`/zile-libere-${year + 1}/?zile=${days}#concediu`}>{`Vedeți anul ${year + 1}`}</a>
        )}
      </p>
    );
  }
  return (
    <>
      <h3>
        {tense === 'current' ? `${leaveInWords(days)}, de azi încolo` : `${leaveInWords(days)} în ${year}`}
      </h3>
      <ol className="leave-plans">
        {leave.plans.map((plan) => (
          <PlanLine key={plan.from} plan={plan} year={year} />
        ))}
      </ol>
    </>
  );
}

function PlanLine({ plan: { leave, freeDays, from, to }, year }: { plan: LeavePlan; year: number }) {
  return (
    <li>
      <b>{`${countNoun(freeDays, 'zi liberă', 'zile libere')} la rând`}</b>
      <span>{`${rangeInWords(from, to, year)}.`}</span>
      <span className="muted">{`Concediu: ${daysInWords(leave)}.`}</span>
    </li>
  );
}
