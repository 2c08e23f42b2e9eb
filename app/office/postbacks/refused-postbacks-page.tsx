import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { UNREADABLE_BODY } from '#domain/partners/conversions/mapped-parameters.ts';
import { postbackRefusals } from '#domain/partners/conversions/postback-refusal.ts';
import type {
  RefusedPostback,
  RefusedPostbacksAnswer,
  RereadPostbackAnswer,
} from '#domain/answers/office/refused-postbacks.ts';
import { callApi } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { loadList } from '#app/office/load.ts';
import { ChangeProblem } from '#app/office/ui/change-problem.tsx';
import { formatMoment } from '#app/office/ui/format-moment.ts';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
import { type Column, OfficeTable } from '#app/office/ui/office-table.tsx';
import { useChange } from '#app/office/use-change.ts';

export const loader = (args: LoaderFunctionArgs) => loadList<RefusedPostbacksAnswer>('postbacks', args);

/**
 * /admin/raportari/: lists refused reports of lenders, with the reason, to be read again; and payouts that need a person's
 * confirmation.
 */
export function Component() {
  const { rows, total, pageSize } = useLoaderData<RefusedPostbacksAnswer>();
  const change = useChange();
  const mayRead = useAccess([]);
  const [said, setSaid] = useState('');

  async function reread({ id, partner }: RefusedPostback) {
    setSaid('');
    const answer = await change.run(() =>
      callApi<RereadPostbackAnswer>(`postbacks/${id}/reread`, { method: 'POST' }),
    );
    if (answer) {
      setSaid(
        answer.refusal === null
          ? `Raportarea de la ${partner} s-a citit și este acum o conversie.`
          : `Raportarea de la ${partner} tot nu se poate citi. ${reasonOf(answer.refusal)}`,
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
      <OfficeHead title="Raportări refuzate" />
      <p className="office-narrow">
        Ce ne-au raportat creditorii și nu am putut lega de un clic, și sumele pe care le confirmă un om.
        Nimic nu se pierde: după ce motivul a dispărut, citiți raportarea din nou, cu data la care a venit.
      </p>
      <ChangeProblem error={change.error} />
      <p role="status">{said}</p>
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
  { name: 'refusal', label: 'De ce', isSentence: true, cell: ({ refusal }) => reasonOf(refusal) },
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

function reasonOf(refusal: string | null): string {
  const reasons: Readonly<Record<string, string>> = postbackRefusals;
  return reasons[refusal ?? ''] ?? 'Motivul nu s-a păstrat. Citiți-o din nou și îl aflați.';
}

/** Writes `status=approved&payout=12%2C5` as „status: approved, payout: 12,5”. */
function reportInWords(raw: string): string {
  const told = [...new URLSearchParams(raw)].filter(([name]) => name !== UNREADABLE_BODY.name);
  return told.map(([name, value]) => `${name}: ${value}`).join(', ') || 'nimic care se poate citi';
}
