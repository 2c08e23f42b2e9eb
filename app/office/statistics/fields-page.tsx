import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fieldName, formNames } from '#domain/visits/statistics/form-names.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import type { FieldRow } from '#domain/answers/office/statistics.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { numberColumn } from './number-column.ts';
import { StatisticsFrame } from './statistics-frame.tsx';
import { loadList } from '#app/office/load.ts';

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/formulare', args);

/** /admin/statistici/formulare/: shows where people stop in each form. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const forms = Object.entries(Object.groupBy(answer.now, ({ form }) => form));
  return (
    <StatisticsFrame question="formulare" frame={answer} method={<Method />}>
      {forms.length === 0 && <p className="office-empty">Niciun câmp atins în această perioadă.</p>}
      {forms.map(([form, fields = []]) => (
        <section key={form} className="office-section">
          <h2>{formNames[form]?.label ?? form}</h2>
          <OfficeTable
            isStacked={false}
            label={`Câmpurile formularului ${formNames[form]?.label ?? form}`}
            columns={columns}
            rows={fields}
            rowKey={({ field }) => field}
            empty=""
          />
        </section>
      ))}
    </StatisticsFrame>
  );
}

const columns: readonly Column<FieldRow>[] = [
  {
    name: 'field',
    label: 'Câmpul',
    cell: ({ form, field }) => fieldName(form, field),
  },
  { ...numberColumn('focused', 'Vizite care l-au atins'), isSortable: false },
  { ...numberColumn('filled', 'L-au completat'), isSortable: false },
  {
    name: 'share',
    label: 'Completat din atins',
    isNumber: true,
    cell: ({ focused, filled }) => (focused === 0 ? 'fără date' : formatPercent((filled / focused) * 100, 1)),
  },
  { ...numberColumn('invalid', 'L-au completat greșit'), isSortable: false },
  { ...numberColumn('lastTouched', 'Ultimul atins'), isSortable: false },
];

function Method() {
  return (
    <ul>
      <li>Se înregistrează numai locul câmpului în formular, niciodată ce s-a scris în el.</li>
      <li>
        „Ultimul atins” este câmpul la care s-a oprit vizita: la ultimul din formular de obicei urmează
        trimiterea, la celelalte, de obicei, renunțarea.
      </li>
    </ul>
  );
}
