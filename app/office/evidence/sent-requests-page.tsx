import { AcceptOrReject } from './accept-or-reject.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { SentRequestsAnswer } from '#domain/answers/office/sent-requests.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { callApi } from '#app/office/call-api.ts';
import { load } from '#app/office/load.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { EvidenceTabs } from './evidence-tabs.tsx';

type Request = SentRequestsAnswer['requests'][number];

export const loader = (args: LoaderFunctionArgs) => load('sent-requests', args);

/** /admin/dovezi/cereri/: lists price requests reported by readers, with the responses. */
export function Component() {
  const { requests } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Cereri de preț trimise de cititori">
        <EvidenceTabs />
      </OfficeHead>
      <p className="office-narrow">
        Pe pagina creditorului se arată numai numere: câți i-au cerut prețul, la câți a răspuns și în câte
        zile. Apar de la cinci cereri acceptate. O cerere fără răspuns se numără după șapte zile.
      </p>
      <Requests title="De citit" requests={requests.filter(({ isWaiting }) => isWaiting)} />
      <Requests title="Acceptate" requests={requests.filter(({ isWaiting }) => !isWaiting)} />
    </>
  );
}

function Requests({ title, requests }: { title: string; requests: readonly Request[] }) {
  return (
    <section className="office-section">
      <h2>{title}</h2>
      <OfficeTable
        label={title}
        columns={columns}
        rows={requests}
        rowKey={({ id }) => String(id)}
        empty="Nicio cerere."
      />
    </section>
  );
}

const columns: readonly Column<Request>[] = [
  { name: 'creditor', label: 'Creditorul', cell: ({ name }) => name },
  { name: 'trimisa', label: 'Trimisă', cell: ({ sentOn }) => formatDate(sentOn) },
  { name: 'raspuns', label: 'Răspunsul', cell: answerInWords },
  { name: 'primit', label: 'Ni s-a spus', cell: ({ receivedOn }) => formatDate(receivedOn) },
  { name: 'hotarare', label: 'Hotărârea', cell: (request) => <Deciding request={request} /> },
];

function answerInWords({ answer }: Request): string {
  if (answer === null) return 'niciunul încă';
  return `${formatDate(answer.answeredOn)}, ${answer.gavePrice ? 'cu prețul' : 'fără preț'}`;
}

function Deciding({ request: { id, name, answer, isWaiting } }: { request: Request }) {
  return (
    <AcceptOrReject
      what={`cererea ${id}, ${name}`}
      canAccept={isWaiting}
      decide={(isAccepted) =>
        callApi(`sent-requests/${id}/decision`, {
          method: 'POST',
          body: { isAccepted, isAnswerSeen: answer !== null },
        })
      }
    />
  );
}
