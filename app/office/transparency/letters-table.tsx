import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { OfficeTransparencyAnswer } from '#domain/answers/office/transparency.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { callApi } from '#app/office/call-api.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { wayOptions } from '#app/office/ui/way-words.ts';
import { useChange } from '#app/desk/use-change.ts';

type Lender = OfficeTransparencyAnswer['lenders'][number];

/** Lists the lenders we wrote to, and the earliest date of a first round with each. */
export function LettersTable({ lenders, isEditor }: { lenders: readonly Lender[]; isEditor: boolean }) {
  return (
    <OfficeTable
      label="Creditorii și scrisoarea fiecăruia"
      columns={isEditor ? [...columns, letterColumn] : columns}
      rows={lenders}
      rowKey={({ slug }) => slug}
      empty="Niciun creditor."
    />
  );
}

const columns: readonly Column<Lender>[] = [
  { name: 'creditor', label: 'Creditor', cell: ({ name }) => name },
  { name: 'gasite', label: 'Găsite', isNumber: true, cell: ({ found }) => found },
  { name: 'negasite', label: 'Negăsite', isNumber: true, cell: ({ missing }) => missing },
  {
    name: 'trimisa',
    label: 'Scrisoarea',
    cell: ({ sentOn }) => (sentOn === null ? 'netrimisă' : `trimisă la ${formatDate(sentOn)}`),
  },
  {
    name: 'din',
    label: 'Se poate publica',
    cell: ({ sentOn, publishableFrom: from }) =>
      from === null ? (sentOn === null ? 'după scrisoare' : 'este publicat') : `din ${formatDate(from)}`,
  },
];

const letterColumn: Column<Lender> = {
  name: 'text',
  label: 'Textul',
  cell: (lender) => <Letter lender={lender} />,
};

function Letter({ lender: { slug, name, letter } }: { lender: Lender }) {
  const change = useChange((field) => `${field}-${slug}`);
  const { run, isBusy, fieldOf } = change;
  return (
    <OfficeDialog
      id={`scrisoare-${slug}`}
      title={`Scrisoarea către ${name}`}
      opener={
        <>
          Scrisoarea<span className="sr"> către {name}</span>
        </>
      }
    >
      <OfficeForm
        change={change}
        onSubmit={({ prin, zi }) =>
          run(() => callApi('transparency-letters', { method: 'POST', body: { creditor: slug, prin, zi } }))
        }
      >
        <TextAreaField {...fieldOf('text')} label="Ce îi scriem" rows={12} value={letter} readOnly />
        <p>O trimiteți dumneavoastră. După ce a plecat, notați ziua: de la ea se numără cele 14 zile.</p>
        <SelectField {...fieldOf('prin')} label="Prin ce a plecat" options={wayOptions} />
        <TextField {...fieldOf('zi')} label="Ziua în care a plecat" hint="22.11.2026" required />
        <Button small disabled={isBusy}>
          Notați că a fost trimisă
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
