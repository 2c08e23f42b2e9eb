import { kindWords } from '#domain/people/price-reports/price-report.ts';
import type { Range } from '#domain/people/price-reports/report-groups.ts';
import type { ReportedPrice } from '#domain/people/price-reports/reported-price.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { Band } from '#app/ui/band.tsx';

/** Shows prices that readers sent anonymously: how many, when, and the lender's reply. They affect no order and no score. */
export function LenderReported({ reported }: { reported: readonly ReportedPrice[] }) {
  return (
    <Band
      id="pret-raportat"
      title="Preț raportat de cititori"
      intro="Cititorii ni le-au trimis fără nume, iar noi le-am citit. Nu sunt prețul publicat de creditor și nu intră în ordine sau în notă."
    >
      <ul className="bullets">
        {reported.map(({ group, kind, askedOn, answer }) => {
          const { ids, sumsLei, days, percentPerDay, feesLei, months } = group;
          return (
            <li key={ids[0]}>
              <b>
                {kindWords[kind]}: {range(percentPerDay, (value) => formatPercent(value, 2), 2)} din sumă, pe
                zi
              </b>
              , la {range(sumsLei, (value) => formatLei(fromLei(value)))} pe {range(days, countDays)}
              {feesLei.max > 0 &&
                `, cu comisioane de ${range(feesLei, (value) => formatLei(fromLei(value)))} la început`}
              . {countNoun(ids.length, 'raport', 'rapoarte')}, din {formatDate(months.from)}
              {months.to !== months.from && ` până în ${formatDate(months.to)}`}. Creditorul a fost întrebat
              la {formatDate(askedOn)}{' '}
              {answer === null ? 'și nu a răspuns în șapte zile.' : `și spune: „${answer}”`}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}

/** Writes „1 000 – 1 200 lei”, with the unit once. */
function range({ min, max }: Range, words: (value: number) => string, decimals = 0): string {
  return min === max ? words(max) : `${formatNumber(min, decimals)} – ${words(max)}`;
}
