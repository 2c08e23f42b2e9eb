import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';

/**
 * Links the rates as open data, with their sources. Pages of one currency link to the page of all currencies for parameters and
 * sources, which are the same for each.
 */
export function OpenData({ texts, currency }: { texts: RatesPageTexts['open']; currency: string | null }) {
  const query = currency ? `?valuta=${currency.toLowerCase()}` : '';
  return (
    <Band id="date" title={texts.title} intro={texts.text}>
      <Fold summary="Fișiere JSON și CSV">
        <ul className="bullets">
          <li>
            <a href={`/api/curs-valutar.json${query}`}>{texts.json}</a>
          </li>
          <li>
            <a href={`/api/curs-valutar.csv${query}`}>{texts.csv}</a>
          </li>
        </ul>
        {currency === null ? (
          <>
            <p>{texts.parameters}</p>
            <p>{texts.sources}</p>
          </>
        ) : (
          <p>
            <a href="/curs-valutar-banci/#date">{texts.more}</a>
          </p>
        )}
      </Fold>
    </Band>
  );
}
