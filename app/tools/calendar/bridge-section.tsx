import type { BridgeDecision } from '#domain/tools/calendar/calendar-schema.ts';
import { dayInWords, daysInWords, weekdayInWords } from '#domain/base/text/day-in-words.ts';
import type { YearCalendar } from '#domain/tools/calendar/year-calendar.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import type { CalendarPageData, Tense } from './calendar-page-data.ts';

/** Explains bridge days, and lists the year's: granted, refused, or undecided. */
export function BridgeSection({ data }: { data: CalendarPageData }) {
  const { calendar, decision, tense, texts } = data;
  return (
    <Band id="punti" title={texts.bridge.title}>
      <div className="prose">
        {texts.bridge.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {decision && decision.days.length > 0 && (
          <GrantedDays decision={decision} calendar={calendar} tense={tense} />
        )}
        {decision?.days.length === 0 && <p>{texts.bridge.none}</p>}
        {decision && decision.refused.length > 0 && (
          <p>{`Ziua de ${daysInWords(decision.refused)} ${calendar.year} a fost cerută ca punte și nu s-a acordat.`}</p>
        )}
        {!decision && <Undecided data={data} />}
      </div>
    </Band>
  );
}

type GrantedDaysProps = { decision: BridgeDecision; calendar: YearCalendar; tense: Tense };

function GrantedDays({ decision, calendar, tense }: GrantedDaysProps) {
  const { act, gazette, decidedOn, days } = decision;
  const label = `Punțile din ${calendar.year}, doar în sectorul public`;
  return (
    <>
      <DataTable label={label} caption={label}>
        <thead>
          <tr>
            <th scope="col">Ziua</th>
            <th scope="col">Se recuperează până la</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, recoverBy }) => (
            <tr key={day}>
              <th scope="row">{`${weekdayInWords(day)}, ${dayInWords(day)}`}</th>
              <td className="num">{recoverBy ? formatDate(recoverBy) : 'termenul din hotărâre'}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p>
        {act
          ? `Hotărârea: ${act}, din ${formatDate(decidedOn)}${gazette ? `, publicată în ${gazette}` : ''}.`
          : `Hotărârea Guvernului este din ${formatDate(decidedOn)}. Numărul ei nu l-am găsit.`}{' '}
        {`${days.length === 1 ? 'Cu ea' : 'Cu ele'}, instituțiile publice ${tense === 'past' ? 'au avut' : 'au'} ${calendar.workingDays - days.length} în loc de ${countNoun(calendar.workingDays, 'zi lucrătoare', 'zile lucrătoare')}, plus orele recuperate.`}
      </p>
    </>
  );
}

function Undecided({ data: { calendar, texts } }: { data: CalendarPageData }) {
  const suggested = calendar.months
    .flatMap(({ marks }) => marks)
    .filter(({ kind }) => kind === 'suggestion')
    .map(({ day }) => day);
  return (
    <>
      <p>
        {`Pentru ${calendar.year} nu am găsit nicio hotărâre până la ${formatDate(texts.checked)}. ${texts.bridge.undecided}`}
      </p>
      {suggested.length > 0 && (
        <p>
          {`Zile lucrătoare prinse între două zile libere: ${daysInWords(suggested)}. Le-am marcat „Sugestie”: este calculul nostru, nu o decizie.`}
        </p>
      )}
    </>
  );
}
