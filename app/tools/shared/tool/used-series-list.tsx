import type { UsedSeries } from '#domain/base/series/used-series.ts';
import { SourceName } from '#app/ui/source-name.tsx';

/** Lists the values used in a computation: each with its date, its source, and a note if a newer one is due. */
export function UsedSeriesList({ used }: { used: readonly UsedSeries[] }) {
  return (
    <ul className="tool-used">
      {used.map(({ name, title, said, source, computed, old }) => (
        <li key={name}>
          <a href={`/indicatori/#${name}`}>{title}</a>: <b>{said}</b>
          {old && <strong className="tool-old">{old}</strong>}
          <span className="fine">
            <SourceName source={source} />
            {computed !== null && `; calculul nostru: ${computed}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
