import type { OperationsAnswer } from '#domain/answers/office/operations.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { retryColumn } from './retry-column.tsx';

type Props = { mail: OperationsAnswer['mail']; isBusy: boolean; retry: (path: string) => void };

/** Lists undeliverable messages, to be sent again once the reason is resolved. */
export function FailedMail({ mail, isBusy, retry }: Props) {
  const again = retryColumn<Failed>({
    text: 'Trimiteți din nou',
    labelOf: ({ failedAt }) => `Trimiteți din nou mesajul din ${formatMoment(failedAt)}`,
    isBusy,
    retry: ({ id }) => retry(`mail/${id}`),
  });
  return (
    <section className="office-section">
      <h2>Mesaje nelivrate</h2>
      <OfficeTable
        label="Mesaje nelivrate"
        columns={[...columns, again]}
        rows={mail?.failed ?? []}
        rowKey={({ id }) => id}
        empty={mail ? 'Niciunul.' : 'Lista nu a răspuns.'}
      />
    </section>
  );
}

type Failed = NonNullable<OperationsAnswer['mail']>['failed'][number];

// Romanian names of message kinds; a kind without an entry shows its own name.
const kinds: Readonly<Record<string, string>> = {
  contact: 'mesaj de pe site, pentru noi',
  'confirm-copy': 'confirmare pentru copia unui mesaj',
  'contact-copy': 'copia unui mesaj de pe site',
  'contact-answer': 'răspuns la un mesaj de pe site',
  registration: 'lista pentru o cerere de oferte',
  moderation: 'text de moderat, pentru noi',
  'confirm-review': 'confirmarea unei păreri',
  'confirm-answers': 'confirmare pentru anunțarea răspunsurilor',
  answer: 'răspuns la un comentariu',
  'confirm-subscription': 'confirmarea unei abonări',
  digest: 'rezumatul săptămânii',
  'rate-alert': 'alertă de curs',
  'price-alert': 'alertă de preț',
  'own-data': 'link către datele proprii',
  'data-request': 'cerere despre date, pentru noi',
  'data-request-answer': 'răspuns la o cerere despre date',
  'sign-in-locked': 'anunț despre un cont din redacție',
  'office-waiting': 'mesajul de dimineață, pentru un coleg',
  'ledger-difference': 'nepotriviri în registrul partenerilor, pentru noi',
  'partner-statement': 'extrasul unei luni, pentru partener',
  'series-old': 'indicatori cu valori vechi, pentru noi',
  'site-news': 'veste despre starea site-ului, pentru noi',
  'one-time-link': 'link pentru un cont, folosit o dată',
  'partner-decision': 'decizie despre un partener',
  'partner-locked': 'anunț despre contul unui partener',
};

const columns: readonly Column<Failed>[] = [
  { name: 'kind', label: 'Despre', cell: ({ kind }) => kinds[kind] ?? kind },
  { name: 'failedAt', label: 'Când', cell: ({ failedAt }) => formatMoment(failedAt) },
  { name: 'attempts', label: 'Încercări', isNumber: true, cell: ({ attempts }) => attempts },
  { name: 'error', label: 'De ce', cell: ({ error }) => error },
];
