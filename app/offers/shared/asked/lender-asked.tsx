import type { AskedInPublic } from '#domain/people/price-reports/asked-in-public.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Fold } from '#app/ui/fold.tsx';
import './lender-asked.css';

export type LenderAskedData = {
  /** null: fewer than five requests, which are not shown */
  counts: AskedInPublic | null;
  /** opens the request in the visitor's mail program */
  mailHref: string;
  /** page where the request can be changed and copied */
  askHref: string;
  /** page to report the request as sent */
  sentRequestHref: string;
};

/** Shows the results of readers' price requests to a lender, and how to send one. */
export function LenderAsked({
  asked: { counts, mailHref, askHref, sentRequestHref },
}: {
  asked: LenderAskedData;
}) {
  return (
    <section className="wrap lender-asked" id="cereti-pretul" aria-label="Cereți prețul">
      {counts && <p>{countsInWords(counts)}</p>}
      <Fold summary="Cereți-i prețul în scris">
        <ul className="lender-asked-ways">
          <li>
            <a href={mailHref}>Trimiteți cererea prin e-mail</a>
          </li>
          <li>
            <a href={askHref} rel="nofollow">
              Citiți și copiați cererea
            </a>
          </li>
          <li>
            <a href={sentRequestHref} rel="nofollow">
              Spuneți-ne ce v-a răspuns, fără nume
            </a>
          </li>
          <li>
            <a href="/scrisori/">Celelalte scrisori</a>
          </li>
        </ul>
      </Fold>
    </section>
  );
}

/** Writes „I s-a cerut prețul de 7 ori, între 02.03.2026 și 12.11.2026, după ce ne-au spus cititorii. A răspuns de 4 ori …” */
function countsInWords({ asked, answered, gavePrice, medianDays, from, until }: AskedInPublic): string {
  const times = (count: number) => (count === 1 ? 'o dată' : `de ${countNoun(count, 'dată', 'ori')}`);
  const when =
    from === until ? `la ${formatDate(from)}` : `între ${formatDate(from)} și ${formatDate(until)}`;
  const first = `Cititorii ne-au spus că i s-a cerut prețul ${times(asked)}, ${when}.`;
  if (medianDays === null) return `${first} Nu ni s-a spus de niciun răspuns.`;
  const speed = medianDays === 0 ? 'de obicei în aceeași zi' : `de obicei în ${countDays(medianDays)}`;
  const price = gavePrice === 0 ? 'niciodată cu prețul' : `${times(gavePrice)} cu prețul`;
  return `${first} A răspuns ${times(answered)}, ${speed}, ${price}.`;
}
