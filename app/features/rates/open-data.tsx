import type { RatesPageTexts } from '#domain/content/rates-page-schema.ts';
import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';

/** Where anyone can take the rates from, and where we have them from. */
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
        <p>{texts.parameters}</p>
        <p>{texts.sources}</p>
      </Fold>
    </Band>
  );
}
