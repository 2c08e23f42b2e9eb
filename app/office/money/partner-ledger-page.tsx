import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { loadList } from '#app/office/load.ts';
import { StatementView } from '#app/desk/ledger/statement-view.tsx';
import { SumsFigures } from '#app/desk/ledger/sums-figures.tsx';
import { AdjustSum } from './adjust-sum.tsx';
import { MoneyHead } from './money-head.tsx';
import { PreparePayout } from './prepare-payout.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList('ledger/:id', args);

/** /admin/plati/:id/ : the ledger of one partner, month by month, and what a colleague may propose about it. */
export function Component() {
  const { partner, due, threshold, statement } = useLoaderData<typeof loader>();
  const isPayable = due !== null && due > 0 && due >= threshold;
  return (
    <>
      <MoneyHead documentTitle={partner.name} />
      <p>
        <Link to="/plati/">Toți partenerii</Link>
      </p>
      <section className="office-section">
        <h2>{partner.name}</h2>
        <div className="office-stack">
          <SumsFigures {...statement.sums} />
          <div className="office-actions">
            {isPayable && <PreparePayout partnerId={partner.id} due={due} />}
            <AdjustSum partnerId={partner.id} />
          </div>
        </div>
        {due !== null && due > 0 && !isPayable && (
          <p className="fine">
            {formatLei(bani(due))} așteaptă: se plătește de la {formatLei(bani(threshold))}.
          </p>
        )}
      </section>
      <StatementView statement={statement} file={`/api/admin/ledger/${partner.id}/statement`} />
    </>
  );
}
