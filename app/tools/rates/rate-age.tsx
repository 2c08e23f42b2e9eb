import { DAY_MS } from '#domain/base/days/day-ms.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import './rate-age.css';

type RateAgeProps = {
  /** date of the rate, and date of reading, which is later: yyyy-mm-dd */
  day: string;
  today: string;
};

/** Shows the age of a rate that is no longer the latest published, and where to find newer ones. */
export function RateAge({ day, today }: RateAgeProps) {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  const age = countDays(days);
  return (
    <div className="rate-age">
      <p>
        <b>{`Curs vechi de ${age}`}</b>
        {`, din ${formatDate(day)}. Pe cel de azi îl vedeți la `}
        <a href="https://www.bnr.ro/" rel="noopener">
          bnr.ro
        </a>
        .
      </p>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" />
        <rect className="rate-age-fresh" width={`${100 / Math.max(1, days)}%`} height="100%" />
      </svg>
      <p className="fine" aria-hidden="true">
        <span>1 zi: proaspăt</span>
        <span>{age}</span>
      </p>
    </div>
  );
}
