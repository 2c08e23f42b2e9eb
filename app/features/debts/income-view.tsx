import { verdictWords } from '#domain/contract-check/verdict.ts';
import type { IncomeTest } from '#domain/debts/income-test.ts';
import { formatPercent } from '#domain/text/format-percent.ts';
import { Band } from '#app/ui/band.tsx';

/** What part of the income the payments take, beside the limit that lenders usually keep. */
export function IncomeView({ test }: { test: IncomeTest }) {
  const { percent, limitPercent, verdict, basis } = test;
  const share = formatPercent(percent, 1);
  return (
    <Band id="venit-si-rate" title="Ratele și venitul">
      <div className="debts-words">
        <p>
          Ratele iau <b>{share}</b> din venitul net.{' '}
          {limitPercent !== null && (
            <>
              <b>{`${verdictWords[verdict].charAt(0).toUpperCase()}${verdictWords[verdict].slice(1)}:`}</b>{' '}
              {verdict === 'ask'
                ? `peste ${formatPercent(limitPercent, 0)}, atât cât știm că se acceptă de obicei la creditele în lei, un credit nou poate fi refuzat. La o refinanțare întrebați dacă limita se aplică.`
                : `limita obișnuită despre care știm, la creditele în lei, este de ${formatPercent(limitPercent, 0)}. Sub ea, creditorul hotărăște tot singur.`}
            </>
          )}
        </p>
        {limitPercent !== null && (
          <>
            <p>
              Regulamentul BNR este scris pentru băncile din România, sucursalele băncilor străine și IFN-uri.
              O bancă din alt stat care împrumută fără sucursală aici nu apare în el: întrebați ce regulă
              folosește.
            </p>
            <p className="fine">
              {basis.map(({ name, href }, place) => (
                <span key={name}>
                  {place > 0 && '; '}
                  {href ? <a href={href}>{name}</a> : name}
                </span>
              ))}
              . La card, creditorul poate număra mai mult decât plata minimă.
            </p>
          </>
        )}
      </div>
    </Band>
  );
}
