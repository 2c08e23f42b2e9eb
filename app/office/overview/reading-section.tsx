import { Link } from 'react-router';
import { countNoun } from '#domain/base/text/count-noun.ts';
import type { OverviewReading } from '#domain/answers/office/overview.ts';

/** Shows which texts and figures an editor should read again. */
export function ReadingSection({
  reading: { lateTexts, changedArticles, oldSeries },
}: {
  reading: OverviewReading;
}) {
  const isUnknown = lateTexts === null || changedArticles === null || oldSeries === null;
  const isDone = lateTexts === 0 && changedArticles === 0 && oldSeries?.length === 0;
  return (
    <section className="office-section" aria-labelledby="reading-title">
      <h2 id="reading-title">De recitit</h2>
      {isDone && <p>Textele și indicatorii sunt la zi.</p>}
      <ul className="overview-list">
        {lateTexts !== null && lateTexts > 0 && (
          <li>
            <Link to="/texte/?de_facut=recitit">
              {countNoun(lateTexts, 'text trecut de termen', 'texte trecute de termen')}
            </Link>
          </li>
        )}
        {changedArticles !== null && changedArticles > 0 && (
          <li>
            <Link to="/texte/legi/">
              {countNoun(
                changedArticles,
                'articol de lege schimbat sau încheiat',
                'articole de lege schimbate sau încheiate',
              )}
            </Link>
          </li>
        )}
        {oldSeries !== null && oldSeries.length > 0 && (
          <li>
            <Link to="/indicatori/">
              {countNoun(oldSeries.length, 'indicator cu valoare veche', 'indicatori cu valori vechi')}
            </Link>
            : {oldSeries.join('; ')}
          </li>
        )}
        {isUnknown && <li>Nu am putut citi tot. Încercați din nou peste câteva minute.</li>}
      </ul>
    </section>
  );
}
