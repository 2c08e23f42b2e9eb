import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { EvidenceBoardAnswer } from '#domain/answers/office/evidence.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { callApi } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { useSentForm } from '#app/office/use-sent-form.ts';
import { wayOptions, wayWords } from '#app/office/ui/way-words.ts';
import { EvidenceTabs } from './evidence-tabs.tsx';

type Board = EvidenceBoardAnswer;

export const loader = (args: LoaderFunctionArgs) => load('evidence-board', args);

/** /admin/dovezi/prospetime/: lists the evidence that needs work. */
export function Component() {
  const { lenders, ageing, leads, leftOut, questions } = useLoaderData<typeof loader>();
  const isEditor = useAccess(['editor']);
  const names = new Map(lenders.map(({ slug, name }) => [slug, name]));
  const lenderCell = ({ lender }: { lender: string }) => (
    <Link to={`/dovezi/${lender}/`}>{names.get(lender) ?? lender}</Link>
  );
  const lender = { name: 'creditor', label: 'Creditor', cell: lenderCell };
  return (
    <>
      <OfficeHead title="Prospețimea dovezilor">
        <EvidenceTabs />
      </OfficeHead>
      {leftOut.length > 0 && (
        <p>
          Nu se mai potrivesc cu ce a venit cu site-ul și nu contează:{' '}
          {leftOut.map((one) => `propunerea ${one.id} (${names.get(one.lender) ?? one.lender})`).join(', ')}.
        </p>
      )}
      <section className="office-section">
        <h2>Prețuri care îmbătrânesc în 30 de zile</h2>
        <OfficeTable
          label="Prețuri care îmbătrânesc în 30 de zile"
          columns={[lender, ...ageingColumns]}
          rows={ageing}
          rowKey={({ id }) => id}
          empty="Niciunul."
        />
      </section>
      <section className="office-section office-stack">
        <h2>Creditori întrebați</h2>
        <OfficeTable
          label="Creditori întrebați"
          columns={[lender, ...questionColumns, ...(isEditor ? [answerColumn] : [])]}
          rows={questions}
          rowKey={({ id }) => id}
          empty="Încă nu am întrebat pe nimeni."
        />
        {isEditor && <QuestionForm lenders={lenders} />}
      </section>
      <section className="office-section">
        <h2>Piste de confirmat</h2>
        <OfficeTable
          label="Piste de confirmat"
          columns={[lender, ...leadColumns]}
          rows={leads}
          rowKey={({ id }) => id}
          empty="Niciuna."
        />
      </section>
    </>
  );
}

const ageingColumns: readonly Column<Board['ageing'][number]>[] = [
  { name: 'produs', label: 'Despre', isSentence: true, cell: ({ product }) => product },
  { name: 'sursa', label: 'Sursa', isSentence: true, cell: ({ source }) => source },
  { name: 'din', label: 'Preț vechi din', cell: ({ oldOn }) => formatDate(oldOn) },
];

const leadColumns: readonly Column<Board['leads'][number]>[] = [
  { name: 'produs', label: 'Despre', isSentence: true, cell: ({ product }) => product },
  { name: 'sursa', label: 'Sursa', isSentence: true, cell: ({ source }) => source },
  { name: 'de-ce', label: 'De ce nu se arată', isSentence: true, cell: ({ why }) => why },
];

type Question = Board['questions'][number];

const questionColumns: readonly Column<Question>[] = [
  { name: 'cand', label: 'Întrebat', cell: ({ askedOn }) => formatDate(askedOn) },
  { name: 'cine', label: 'De', cell: ({ askedBy }) => askedBy },
  { name: 'cum', label: 'Prin', cell: ({ through }) => wayWords[through] },
  {
    name: 'raspuns',
    label: 'A răspuns',
    cell: ({ answeredOn }) => (answeredOn === null ? 'nu încă' : formatDate(answeredOn)),
  },
];
const answerColumn: Column<Question> = {
  name: 'noteaza',
  label: 'Răspunsul',
  cell: (question) => question.answeredOn === null && <Answering question={question} />,
};

function Answering({ question: { id, lender } }: { question: Question }) {
  const change = useChange((field) => `${field}-${id}`);
  const { run, isBusy, fieldOf } = change;
  return (
    <OfficeDialog
      id={`answer-${id}`}
      title={`A răspuns ${lender}`}
      opener={
        <>
          A răspuns<span className="sr"> {lender}</span>
        </>
      }
    >
      <OfficeForm
        change={change}
        onSubmit={({ answeredOn }) =>
          run(() => callApi(`lender-questions/${id}/answered`, { method: 'POST', body: { answeredOn } }))
        }
      >
        <p>Ce a răspuns se scrie ca o dovadă, cu sursa ei.</p>
        <TextField {...fieldOf('answeredOn')} label="Ziua răspunsului" hint="22.11.2026" required />
        <Button small disabled={isBusy}>
          Notați
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}

function QuestionForm({ lenders }: Pick<Board, 'lenders'>) {
  const change = useChange();
  const { isBusy, fieldOf } = change;
  const { isDone, submit } = useSentForm('lender-questions', change);
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      aria-label="Notați o întrebare"
      onSubmit={submit}
      noValidate
    >
      <SelectField
        {...fieldOf('lender')}
        label="Creditorul întrebat"
        options={[
          { value: '', label: 'Alegeți' },
          ...lenders.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <SelectField {...fieldOf('through')} label="Prin ce" options={wayOptions} />
      <TextField {...fieldOf('askedOn')} label="În ce zi" hint="22.11.2026 sau 22 nov 2026" />
      <Button kind="line" small disabled={isBusy}>
        Notați întrebarea
      </Button>
      <p role="status">{isDone && 'Întrebarea este notată.'}</p>
    </OfficeForm>
  );
}
