import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import type { PairPoint } from '#domain/tools/rates/rate-book.ts';
import type { Timeline, TimelineFigures } from '#domain/tools/rates/timeline.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { Band } from '#app/ui/band.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { cachedMarkup } from '#app/ui/cached-markup.ts';
import { createPairPrice, type PairPrice } from './pair-price.ts';
import { RateChart } from './rate-chart.tsx';
import { TimelineTable } from './timeline-table.tsx';
import { timelineGaps, timelineNames, timelinePeriods } from './timeline-words.ts';

export type TimelineSectionProps = {
  texts: RatesPageTexts['timelines'];
  /** form of an alert for this currency; null if the National Bank has no current rate */
  alertHref: string | null;
  timelines: readonly TimelineFigures[];
  chosen: Timeline;
  newest: PairPoint;
  /** `100 de forinți maghiari, în lei` for a number of units */
  unitWords: (units: number) => string;
  /** address of this page with another timeline */
  href: (timeline: Timeline) => string;
};

/**
 * Shows the chosen timeline of a pair as a chart with its table, links to the other five, and the figures of all six in a fold.
 */
export function TimelineSection(props: TimelineSectionProps) {
  const { texts, timelines, chosen, newest, unitWords, href, alertHref } = props;
  const { units, price } = createPairPrice(newest);
  const shown = timelines.find(({ timeline }) => timeline === chosen);
  const gaps = shown && timelineGaps(shown);
  const label = unitWords(units);
  const chart = (timeline: TimelineFigures, figures: NonNullable<TimelineFigures['figures']>) =>
    cachedMarkup(timeline, 'chart', () => (
      <RateChart
        title={`${label}, ${timelinePeriods[timeline.timeline]}`}
        timeline={{ ...timeline, figures }}
        price={price}
        table={<TimelineTable timeline={timeline} price={price} label={label} />}
      />
    ));
  return (
    <Band id="evolutie" title={texts.title} intro={texts.intro}>
      <div className="rates-matter">
        {shown?.figures ? (
          <div dangerouslySetInnerHTML={{ __html: chart(shown, shown.figures) }} />
        ) : (
          <p>{texts.none}</p>
        )}
        <Chips
          label="Intervalul"
          chips={timelines.map(({ timeline }) => ({
            href: href(timeline),
            label: timelineNames[timeline],
            isCurrent: timeline === chosen,
          }))}
        />
        {gaps && <p className="fine">{gaps}</p>}
        {chosen === '48-ore' && <p className="fine">{texts.short}</p>}
        <Fold summary="Minim, maxim și schimbare, pe șase intervale">
          <AllTimelines timelines={timelines} price={price} />
        </Fold>
        {alertHref && (
          <p>
            <ButtonLink kind="line" href={alertHref}>
              {texts.alert}
            </ButtonLink>
          </p>
        )}
      </div>
    </Band>
  );
}

type AllTimelinesProps = Pick<TimelineSectionProps, 'timelines'> & { price: PairPrice };

function AllTimelines({ timelines, price }: AllTimelinesProps) {
  return (
    <DataTable label="Minimul, maximul și schimbarea pe fiecare interval" className="rates-timelines">
      <thead>
        <tr>
          <th scope="col">Interval</th>
          <NumberHead>Minim</NumberHead>
          <NumberHead>Maxim</NumberHead>
          <NumberHead>Schimbare</NumberHead>
          <NumberHead>Cursuri</NumberHead>
        </tr>
      </thead>
      <tbody>
        {timelines.map(({ timeline, start, figures, publishedDays, missingDays }) => (
          <tr key={timeline}>
            <th scope="row">
              {timelineNames[timeline]} <span className="fine rates-since">din {formatDate(start)}</span>
            </th>
            <td className="r">{figures ? price(figures.min) : '–'}</td>
            <td className="r">{figures ? price(figures.max) : '–'}</td>
            <td className="r">{figures ? signed(figures.changePercent) : '–'}</td>
            <td className="r">
              {formatNumber(publishedDays - missingDays)} din {formatNumber(publishedDays)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function signed(percent: number): string {
  const text = formatPercent(percent, 2);
  return percent > 0 && text !== '0,00%' ? `+${text}` : text;
}
