import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { checkWords } from '#domain/answers/doctor/check-site.ts';
import type { FirstTask } from '#domain/answers/doctor/first-tasks.ts';
import type { DoctorMailAnswer } from '#domain/answers/office/doctor.ts';
import { office } from '#app/office/call-api.ts';
import { load } from '#app/office/load.ts';
import { OperationsTabs } from '#app/office/operations/operations-tabs.tsx';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { useChange } from '#app/desk/use-change.ts';
import './doctor-page.css';

export const loader = (args: LoaderFunctionArgs) => load('doctor', args);

const taskWords: Record<FirstTask['state'], string> = { done: 'gata', open: 'de făcut', unknown: 'nu știm' };

/** /admin/operatiuni/verificari/: shows the set-up of the site, and what must still be entered by hand. */
export function Component() {
  const { checks, tasks } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Verificări">
        <OperationsTabs />
      </OfficeHead>
      <ul className="doctor-list">
        {checks.map((check) => (
          <CheckLine key={check.id} check={check} />
        ))}
      </ul>
      <MailTrial />
      <section className="office-section" aria-labelledby="tasks-title">
        <h2 id="tasks-title">De scris de mână în primele 60 de zile</h2>
        <ul className="doctor-list">
          {tasks.map(({ id, name, state, says, links }) => (
            <li key={id}>
              <b>{name}</b> <Tag kind={state === 'done' ? 'plain' : 'solid'}>{taskWords[state]}</Tag>
              <p>{says}</p>
              <p>
                {links.map(({ text, href }) => (
                  <a key={href} href={href}>
                    {text}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function CheckLine({ check: { name, state, says, todo } }: { check: DoctorMailAnswer }) {
  return (
    <li>
      <b>{name}</b> <Tag kind={state === 'fix' ? 'solid' : 'plain'}>{checkWords[state]}</Tag>
      <p>{says}</p>
      {todo && <p className="fine">{todo}</p>}
    </li>
  );
}

/** Sends a test message, on request and to a given address. */
function MailTrial() {
  const change = useChange();
  const [outcome, setOutcome] = useState<DoctorMailAnswer | null>(null);

  async function submit(body: FormValues) {
    const answer = await change.run(() => office.post('doctor/mail', body));
    setOutcome(answer ?? null);
  }
  return (
    <section className="office-section" aria-labelledby="trial-title">
      <h2 id="trial-title">Mesaj de probă</h2>
      <OfficeForm change={change} className="office-narrow" onSubmit={submit} noValidate>
        <TextField
          {...change.fieldOf('email')}
          label="Trimiteți-l la"
          hint="O adresă a dumneavoastră"
          type="email"
        />
        <Button kind="line" small disabled={change.isBusy}>
          Trimiteți mesajul de probă
        </Button>
      </OfficeForm>
      <div className="doctor-outcome" aria-live="polite">
        {outcome && (
          <ul className="doctor-list">
            <CheckLine check={outcome} />
          </ul>
        )}
      </div>
    </section>
  );
}
