import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';

/**
 * Where anyone can take the rates from, and where we have them from. The pages of one currency lead to the page of all of them for
 * the parameters and the sources, which are the same for each.
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
