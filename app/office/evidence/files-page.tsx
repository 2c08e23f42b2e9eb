import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { EvidenceFileJson } from '#domain/answers/office/evidence.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { callApi } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { EvidenceTabs } from './evidence-tabs.tsx';

export const loader = (args: LoaderFunctionArgs) => load('evidence-files', args);

/** /admin/dovezi/copii/: lists the stored copies of sources. They are uploaded with their evidence. */
export function Component() {
  const { files } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Copii ale surselor">
        <EvidenceTabs />
      </OfficeHead>
      <p className="office-narrow">
        Copiile stau în baza de date, deci și în copiile de rezervă. Dacă una are totuși datele unei persoane,
        ștergeți-o: rămân amprenta, motivul și cifrele citite din ea.
      </p>
      <OfficeTable
        label="Copii ale surselor"
        columns={columns}
        rows={files}
        rowKey={({ hash }) => hash}
        empty="Nicio copie."
      />
    </>
  );
}

const columns: readonly Column<EvidenceFileJson>[] = [
  {
    name: 'copie',
    label: 'Copia',
    cell: ({ hash, type, erasedAt }) =>
      erasedAt === null ? (
        <a href={`/api/admin/evidence-files/${hash}`} download>
          {hash.slice(0, 12)}.{type}
        </a>
      ) : (
        `${hash.slice(0, 12)}.${type}`
      ),
  },
  {
    name: 'marime',
    label: 'KB',
    isNumber: true,
    cell: ({ bytes }) => formatNumber(Math.ceil(bytes / 1_024)),
  },
  {
    name: 'pastrata',
    label: 'Păstrată',
    isSentence: true,
    cell: ({ keptBy, keptAt, isCovered }) =>
      `${formatMoment(keptAt)}, ${keptBy}${isCovered ? ', cu datele găsite acoperite' : ''}`,
  },
  {
    name: 'stare',
    label: 'Ștearsă',
    isSentence: true,
    cell: ({ hash, erasedAt, erasedBecause }) =>
      erasedAt === null ? <Erasing hash={hash} /> : `${formatMoment(erasedAt)}: ${erasedBecause ?? ''}`,
  },
];

function Erasing({ hash }: { hash: string }) {
  const change = useChange((field) => `${field}-${hash}`);
  const { run, isBusy, fieldOf } = change;
  if (!useAccess(['editor'])) return null;
  const name = hash.slice(0, 12);
  return (
    <OfficeDialog
      id={`erase-${hash}`}
      title={`Ștergerea copiei ${name}`}
      opener={
        <>
          Ștergeți<span className="sr"> copia {name}</span>
        </>
      }
    >
      <OfficeForm
        change={change}
        onSubmit={({ reason }) =>
          run(() => callApi(`evidence-files/${hash}/erase`, { method: 'POST', body: { reason } }))
        }
      >
        <p>Conținutul se șterge de tot, și din copiile de rezervă când se aduc înapoi.</p>
        <TextField {...fieldOf('reason')} label="De ce" required />
        <Button small disabled={isBusy}>
          Ștergeți
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
