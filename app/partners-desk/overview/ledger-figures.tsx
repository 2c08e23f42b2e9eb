import type { PartnerReport } from '#domain/answers/partners/console.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { SplitBar } from '#app/ui/charts/split-bar.tsx';
import './ledger-figures.css';

/** Shows the sum earned since the beginning, and how much of it was paid, is payable now, or is still held. */
export function LedgerFigures({ sums }: { sums: PartnerReport['sums'] }) {
  const { earned, held, payable, paid } = sums;
  const parts = [
    { label: 'plătit', value: paid },
    { label: 'de plată', value: payable },
    { label: 'reținut până trec zilele din contract', value: held },
  ];
  const isWhole = earned > 0 && parts.every(({ value }) => value >= 0);
  return (
    <>
      <dl className="ledger-figures">
        {[
          ['Câștigat', earned],
          ['Reținut', held],
          ['De plată', payable],
          ['Plătit', paid],
        ].map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatLei(bani(Number(sum)))}</dd>
          </div>
        ))}
      </dl>
      {earned === 0 && <p>Încă nu ați câștigat nimic: plătim numai conversiile aprobate de creditor.</p>}
      {isWhole && (
        <SplitBar
          parts={parts.map(({ label, value }) => ({
            label,
            percent: (value / earned) * 100,
            amount: formatLei(bani(value)),
          }))}
        />
      )}
    </>
  );
}
