import { formatDate } from '#domain/base/text/format-date.ts';
import type { ShownCounter } from './home-texts.ts';
import './counters.css';

/** Shows figures about the site, each with its source and date; in `spec` mode without. Shows nothing if there are none. */
export function Counters({ counters }: { counters: readonly ShownCounter[] }) {
  if (counters.length === 0) return null;
  return (
    <section className="wrap" aria-label="Site-ul în cifre">
      <dl className="counters">
        {counters.map(({ value, label, source, date }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {source && date && (
                <span className="fine">
                  {source}, {formatDate(date)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
