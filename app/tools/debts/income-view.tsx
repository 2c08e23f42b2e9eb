import { capitalized } from '#domain/base/text/capitalized.ts';
import { verdictWords } from '#domain/tools/contract-check/verdict.ts';
import type { IncomeTest } from '#domain/tools/debts/income-test.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { Band } from '#app/ui/band.tsx';

/** Shows the share of the income that the payments take, beside the usual limit of lenders. */
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
              <b>{`${capitalized(verdictWords[verdict])}:`}</b>{' '}
              {verdict === 'ask'
                ? `limita obișnuită la creditele în lei este de ${formatPercent(limitPercent, 0)}. Peste ea, un credit nou poate fi refuzat. La o refinanțare întrebați dacă limita se aplică.`
                : `limita obișnuită la creditele în lei este de ${formatPercent(limitPercent, 0)}. Sub ea, creditorul hotărăște tot singur.`}
            </>
          )}
        </p>
        {limitPercent !== null && (
          <>
            <p>
              Regula BNR este pentru băncile din România, sucursalele băncilor străine și IFN-uri. O bancă din
              alt stat, fără sucursală aici, o întrebați ce regulă folosește.
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
