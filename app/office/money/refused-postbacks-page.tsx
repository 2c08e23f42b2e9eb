import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { RefusedPostback } from '#domain/answers/office/refused-postbacks.ts';
import { callApi, office } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { loadList } from '#app/office/load.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { MoneyHead } from './money-head.tsx';
import { RefusalReasons } from './refusal-reasons.tsx';
import { refusalInWords } from './refusal-in-words.ts';
import { reportInWords } from './report-in-words.ts';

export const loader = (args: LoaderFunctionArgs) => loadList('postbacks', args);

/**
 * /admin/bani/refuzate/: lists refused reports of lenders, with the reason, to be read again; and payouts that need a person's
 * confirmation.
 */
export function Component() {
  const { rows, total, pageSize, reasons } = useLoaderData<typeof loader>();
  const change = useChange();
  const mayRead = useAccess([]);
  const [said, setSaid] = useState('');

  async function reread({ id, partner }: RefusedPostback) {
    setSaid('');
    const answer = await change.run(() => office.post('postbacks/:id/reread', undefined, { id }));
    if (answer) {
      setSaid(
        answer.refusal === null
          ? `Raportarea de la ${partner} s-a citit și este acum o conversie.`
          : `Raportarea de la ${partner} tot nu se poate citi. ${refusalInWords(answer.refusal)}`,
      );
    }
  }
  async function decideAmount({ id, partner }: RefusedPostback, isRight: boolean) {
    setSaid('');
    const answer = await change.run(() =>
      callApi(`postbacks/${id}/amount`, { method: 'POST', body: { isRight } }),
    );
    if (answer) {
      setSaid(
        isRight
          ? `Suma de la ${partner} este acum a conversiei.`
          : `Conversia de la ${partner} rămâne, fără această sumă.`,
      );
    }
  }
  return (
    <>
      <MoneyHead documentTitle="Raportări refuzate" />
      <p className="office-narrow">
        Ce ne-au raportat creditorii și nu am putut lega de un clic, și sumele pe care le confirmă un om.
        Nimic nu se pierde: după ce motivul a dispărut, citiți raportarea din nou, cu data la care a venit.
      </p>
      <ChangeProblem error={change.error} />
      <p role="status">{said}</p>
      <RefusalReasons reasons={reasons} onSaid={setSaid} />
      <OfficeTable
        label="Raportări refuzate"
        columns={mayRead ? [...columns, deedsColumn(change.isBusy, reread, decideAmount)] : columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty="Nicio raportare refuzată."
        paging={{ total, pageSize }}
      />
    </>
  );
}

const columns: readonly Column<RefusedPostback>[] = [
  { name: 'receivedAt', label: 'Când', cell: ({ receivedAt }) => formatMoment(receivedAt) },
  { name: 'partner', label: 'Creditor', cell: ({ partner }) => partner },
  { name: 'refusal', label: 'De ce', isSentence: true, cell: ({ refusal }) => refusalInWords(refusal) },
  { name: 'raw', label: 'Ce a raportat', isSentence: true, cell: ({ raw }) => reportInWords(raw) },
];

function deedsColumn(
  isBusy: boolean,
  reread: (row: RefusedPostback) => Promise<void>,
  decideAmount: (row: RefusedPostback, isRight: boolean) => Promise<void>,
): Column<RefusedPostback> {
  return {
    name: 'deeds',
    label: 'Ce faceți',
    cell(row) {
      const of = `raportarea de la ${row.partner} din ${formatMoment(row.receivedAt)}`;
      const deed = (words: string, run: () => Promise<void>) => (
        <Button
          kind="line"
          small
          type="button"
          disabled={isBusy}
          aria-label={`${words}: ${of}`}
          onClick={() => void run()}
        >
          {words}
        </Button>
      );
      if (row.refusal !== 'payout-large') return deed('Citiți din nou', () => reread(row));
      return (
        <div className="office-actions">
          {deed('Suma este bună', () => decideAmount(row, true))}
          {deed('Suma este greșită', () => decideAmount(row, false))}
        </div>
      );
    },
  };
}
