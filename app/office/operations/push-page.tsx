import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { pushTopicNames } from '#domain/people/push/push-topics.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { PushLook, PushSendJson } from '#domain/answers/office/push.ts';
import { load } from '#app/office/load.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { OperationsTabs } from './operations-tabs.tsx';
import { PushForm } from './push-form.tsx';
import { PushPreview } from './push-preview.tsx';

const NEWS_EVERY_MS = 2_000;

export const loader = (args: LoaderFunctionArgs) => load('push', args);

/** /admin/operatiuni/notificari/: a notification is written, previewed, and sent; sent ones stay in the list. */
export function Component() {
  const { topics, sends } = useLoaderData<typeof loader>();
  const [look, setLook] = useState<PushLook | null>(null);
  useNewsWhile(sends.some(({ finishedAt }) => finishedAt === null));
  return (
    <>
      <OfficeHead title="Notificări">
        <OperationsTabs />
      </OfficeHead>
      <PushForm topics={topics} onLook={setLook} />
      {/* Rendered again for each preview: its sending has its own number. */}
      {look && <PushPreview key={look.id} look={look} isSent={sends.some(({ id }) => id === look.id)} />}
      <section className="office-section" aria-labelledby="sends-title">
        <h2 id="sends-title">Trimise</h2>
        <OfficeTable
          label="Notificări trimise"
          columns={columns}
          rows={sends}
          rowKey={({ id }) => id}
          empty="Nicio notificare încă."
        />
      </section>
    </>
  );
}

/** Reloads the page's data periodically. */
function useNewsWhile(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), NEWS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

const columns: readonly Column<PushSendJson>[] = [
  {
    name: 'mesaj',
    label: 'Notificarea',
    cell: ({ title, body, path }) => (
      <>
        {title}
        <br />
        <span className="fine">
          {body} {path}
        </span>
      </>
    ),
  },
  { name: 'tema', label: 'Tema', cell: ({ topic }) => pushTopicNames[topic] },
  { name: 'cand', label: 'Când', cell: ({ askedAt }) => formatMoment(askedAt) },
  { name: 'cine', label: 'Cine', cell: ({ askedBy }) => askedBy },
  { name: 'ajunse', label: 'Ajunse', isNumber: true, cell: ({ sent }) => formatNumber(sent) },
  {
    name: 'rest',
    label: 'Neajunse',
    isNumber: true,
    cell: ({ gone, failed }) => formatNumber(gone + failed),
  },
  {
    name: 'gata',
    label: 'Gata',
    cell: ({ finishedAt }) => (finishedAt === null ? 'în curs' : formatMoment(finishedAt)),
  },
];
