import type { KnownReach } from '#domain/offers/roads/known-reach.ts';
import { countDays, countMonths } from '#domain/base/text/count-time.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import type { RoadsPageData } from './roads-page-data.ts';

/** Shows how far lenders are known to go, for a request beyond all of them. */
export function KnownReaches({ texts, reaches }: NonNullable<RoadsPageData['reach']>) {
  return (
    <>
      <ul className="bullets">
        {reaches.map((reach) => (
          <li key={reachInWords(reach)}>{reachInWords(reach)}</li>
        ))}
      </ul>
      {texts.note && <p>{texts.note}</p>}
    </>
  );
}

/** Writes „Simplu Credit, nevoi personale: până la 25 000 de lei și 26 de luni, în 2024” */
function reachInWords({ lender, product, max, maxDays, year }: KnownReach): string {
  const who = product === null ? lender : `${lender}, ${product}`;
  const months = Math.floor((maxDays * 12) / 365 + 0.05);
  const time = months < 4 ? countDays(maxDays) : countMonths(months);
  const since = year === null ? '' : `, în ${year}`;
  return `${who}: până la ${moneyInSentence(max)} și ${time}${since}`;
}
