import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { callApi } from '#app/office/call-api.ts';
import { loadList } from '#app/office/load.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { Filters } from '#app/desk/filters.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { Paging } from '#app/desk/paging.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { useChange } from '#app/desk/use-change.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { QueueItem } from './queue-item.tsx';
import type { Decision, QueuedText } from './queued-text.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import './moderation.css';

export const loader = (args: LoaderFunctionArgs) => loadList('moderation', args);

const keyOf = ({ kind, id }: Pick<QueuedText, 'kind' | 'id'>) => `${kind}/${id}`;

/** /admin/moderare/: lists readers' texts, decided one by one or together. */
export function Component() {
  const { texts, total, pageSize } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { run, isBusy, error } = useChange();

  async function decide(subjects: readonly QueuedText[], decision: Decision) {
    const body = { subjects: subjects.map(({ kind, id, status }) => ({ kind, id, seen: status })), decision };
    const answer = await run(() => callApi('moderation/decisions', { method: 'POST', body }));
    if (answer) setChosen(new Set());
  }
  function choose(text: QueuedText) {
    const next = new Set(chosen);
    if (!next.delete(keyOf(text))) next.add(keyOf(text));
    setChosen(next);
  }
  const list = useQueueKeys({ texts, choose, decide });
  const together = texts.filter((text) => chosen.has(keyOf(text)));

  return (
    <>
      <OfficeHead title="Moderare" documentTitle={total > 0 ? `Moderare (${total})` : 'Moderare'} />
      <QueueFilters />
      <p className="fine">
        Taste: <kbd>J</kbd> și <kbd>K</kbd> următorul și precedentul, <kbd>X</kbd> alege, <kbd>A</kbd>{' '}
        publică, <kbd>R</kbd> respinge, <kbd>S</kbd> spam.
      </p>
      <ChangeProblem error={error} />
      {together.length > 0 && (
        <div className="queue-together" role="group" aria-label="Pentru toate cele alese">
          <p>{countNoun(together.length, 'text ales', 'texte alese')}</p>
          <DecisionButtons isBusy={isBusy} onDecide={(decision) => void decide(together, decision)} />
        </div>
      )}
      {texts.length === 0 && <p className="office-empty">Nu este nimic aici.</p>}
      <ol className="queue" ref={list}>
        {texts.map((text) => (
          <li key={keyOf(text)} tabIndex={-1} data-queued>
            <QueueItem
              text={text}
              isChosen={chosen.has(keyOf(text))}
              isBusy={isBusy}
              onChoose={() => choose(text)}
              onDecide={(decision) => void decide([text], decision)}
            />
          </li>
        ))}
      </ol>
      <Paging total={total} pageSize={pageSize} />
    </>
  );
}

function QueueFilters() {
  const filterOf = useFilters();
  return (
    <Filters label="Filtre ale listei de moderat">
      <SelectField
        {...filterOf('stare', 'pending')}
        label="Stare"
        options={[
          { value: 'pending', label: 'Așteaptă' },
          { value: 'published', label: 'Publicate' },
          { value: 'rejected', label: 'Respinse' },
          { value: 'spam', label: 'Spam' },
        ]}
      />
      <SelectField
        {...filterOf('fel')}
        label="Fel"
        options={[
          { value: '', label: 'Toate' },
          { value: 'comment', label: 'Comentarii' },
          { value: 'review', label: 'Păreri' },
        ]}
      />
      <TextField {...filterOf('cauta')} label="Caută în text și nume" />
      <TextField {...filterOf('expeditor')} label="Expeditor" />
    </Filters>
  );
}
