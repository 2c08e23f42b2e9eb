import { AcceptOrReject } from './accept-or-reject.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { kindWords } from '#domain/people/price-reports/price-report.ts';
import type { PriceReportsAnswer } from '#domain/answers/office/price-reports.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { useMe } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { EvidenceTabs } from './evidence-tabs.tsx';

type Answer = PriceReportsAnswer;
type Report = Answer['waiting'][number];
type Group = Answer['ready'][number];
type Asked = Answer['asked'][number];

export const loader = (args: LoaderFunctionArgs) => load('price-reports', args);

/** /admin/dovezi/raportate/: lists prices that readers sent anonymously. */
export function Component() {
  const { waiting, ready, asked } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Prețuri raportate">
        <EvidenceTabs />
      </OfficeHead>
      <p className="office-narrow">
        Un raport nu se arată niciodată singur. Cinci care se potrivesc fac un grup: întrebați creditorul, iar
        după șapte zile un coleg îl arată, cu răspunsul lui.
      </p>
      <Reports
        title="De citit"
        reports={waiting.filter(({ isAboveCeiling }) => !isAboveCeiling)}
        empty="Niciun raport."
      />
      <Reports
        title="Peste plafon: nu se arată sub niciun nume"
        reports={waiting.filter(({ isAboveCeiling }) => isAboveCeiling)}
        empty="Niciunul."
      />
      <section className="office-section office-stack">
        <h2>Grupuri de întrebat</h2>
        {ready.length === 0 && <p>Niciun grup de cinci rapoarte.</p>}
        {ready.map((group) => (
          <Ready key={group.ids.join()} group={group} />
        ))}
      </section>
      <section className="office-section office-stack">
        <h2>Creditorul a fost întrebat</h2>
        {asked.length === 0 && <p>Niciun grup.</p>}
        {asked.map((one) => (
          <AskedGroup key={one.id} asked={one} />
        ))}
      </section>
    </>
  );
}

function Reports({ title, reports, empty }: { title: string; reports: readonly Report[]; empty: string }) {
  return (
    <section className="office-section">
      <h2>{title}</h2>
      <OfficeTable
        label={title}
        columns={columns}
        rows={reports}
        rowKey={({ id }) => String(id)}
        empty={empty}
      />
    </section>
  );
}

const columns: readonly Column<Report>[] = [
  { name: 'creditor', label: 'Creditorul', cell: ({ name, kind }) => `${name}, ${kindWords[kind]}` },
  { name: 'suma', label: 'Lei', isNumber: true, cell: ({ sumLei }) => formatNumber(sumLei) },
  { name: 'zile', label: 'Zile', isNumber: true, cell: ({ days }) => formatNumber(days) },
  {
    name: 'pe-zi',
    label: '% pe zi',
    isNumber: true,
    cell: ({ percentPerDay }) => formatNumber(percentPerDay, 2),
  },
  { name: 'comisioane', label: 'Comisioane', isNumber: true, cell: ({ feesLei }) => formatNumber(feesLei) },
  { name: 'luna', label: 'Luna', cell: ({ month }) => formatDate(month) },
  { name: 'primit', label: 'Primit', cell: ({ receivedOn }) => formatDate(receivedOn) },
  { name: 'hotarare', label: 'Hotărârea', cell: (report) => <Deciding report={report} /> },
];

function Deciding({ report: { id, name, isAboveCeiling } }: { report: Report }) {
  return (
    <AcceptOrReject
      what={`raportul ${id}, ${name}`}
      canAccept={!isAboveCeiling}
      {...(isAboveCeiling && { reject: 'Am văzut' })}
      decide={(isAccepted) =>
        callApi(`price-reports/${id}/decision`, { method: 'POST', body: { isAccepted } })
      }
    />
  );
}

function Ready({ group }: { group: Group }) {
  const key = group.ids.join('-');
  const change = useChange((field) => `${field}-${key}`);
  const { run, isBusy, fieldOf } = change;
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      onSubmit={({ askedOn }) =>
        run(() => callApi('reported-prices', { method: 'POST', body: { ids: group.ids, askedOn } }))
      }
    >
      <p>
        {group.name}, {kindWords[group.kind]}: {inWords(group)}
      </p>
      <TextField {...fieldOf('askedOn')} label="Ziua în care l-ați întrebat" hint="22.11.2026" required />
      <Button small disabled={isBusy}>
        Notați
      </Button>
    </OfficeForm>
  );
}

/** The proposed price of a group: shown by a colleague with the lender's answer, removed at once by anybody. */
function AskedGroup({ asked }: { asked: Asked }) {
  const { id, name, kind, group, askedOn, from, answer, isPublic } = asked;
  const { officer } = useMe();
  const change = useChange((field) => `${field}-${id}`);
  const { run, isBusy, fieldOf } = change;
  const isOwn = asked.askedBy?.id === officer.id;
  const when = isPublic
    ? `Este pe pagina creditorului. ${answer ?? 'Nu a răspuns.'}`
    : `Se poate arăta din ${formatDate(from)}.`;
  return (
    <ChangeCard change={asked} title={`${name}, ${kindWords[kind]}`} path="reported-prices">
      <OfficeForm
        change={change}
        className="office-narrow"
        onSubmit={({ answer: said }) =>
          run(() => callApi(`reported-prices/${id}/publish`, { method: 'POST', body: { answer: said } }))
        }
      >
        <p>
          {inWords(group)} Creditorul a fost întrebat la {formatDate(askedOn)}. {when}
        </p>
        {!isPublic && isOwn && <p className="fine">Dumneavoastră l-ați întrebat: îl arată un coleg.</p>}
        {!isPublic && !isOwn && (
          <>
            <TextField
              {...fieldOf('answer')}
              label="Ce a răspuns creditorul"
              hint="Gol, dacă nu a răspuns."
            />
            <Button small disabled={isBusy}>
              Arătați pe pagina creditorului
            </Button>
          </>
        )}
        <Button
          kind="line"
          small
          type="button"
          disabled={isBusy}
          onClick={() => void run(() => callApi(`reported-prices/${id}/withdraw`, { method: 'POST' }))}
        >
          Retrageți<span className="sr">: {name}</span>
        </Button>
      </OfficeForm>
    </ChangeCard>
  );
}

function inWords({ ids, sumsLei, percentPerDay, months }: Asked['group']): string {
  const sums = range(formatNumber(sumsLei.min), formatNumber(sumsLei.max));
  const rates = range(formatNumber(percentPerDay.min, 2), formatNumber(percentPerDay.max, 2));
  const when = range(formatDate(months.from), formatDate(months.to));
  return `${ids.length} rapoarte, ${sums} lei, ${rates}% pe zi, ${when}.`;
}

function range(from: string, to: string): string {
  return from === to ? from : `${from} – ${to}`;
}
