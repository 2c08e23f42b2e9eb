import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { type PushTopic, pushTopicNames } from '#domain/push/push-topics.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import type { AskedPush } from '#server/push/push-sends.ts';
import { callApi } from '../call-api.ts';
import { ChangeProblem } from '../ui/change-problem.tsx';
import { formValues } from '../ui/form-values.ts';
import { useChange } from '../use-change.ts';

/** A message as its look was made by the server: with its number, and how many browsers get it now. */
export type PushLook = AskedPush & { count: number };

type Props = {
  topics: readonly { topic: PushTopic; count: number }[];
  onLook: (look: PushLook | null) => void;
};

/** What a notification says. Nothing is sent from here: first it is looked at. */
export function PushForm({ topics, onLook }: Props) {
  const { run, isBusy, error } = useChange();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = formValues(event.currentTarget);
    const look = await run(() => callApi<PushLook>('push/preview', { method: 'POST', body }));
    onLook(look ?? null);
  }
  return (
    <form
      className="office-stack office-narrow"
      aria-label="Notificare nouă"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <ChangeProblem error={error} />
      <SelectField
        id="topic"
        name="topic"
        label="Tema"
        hint="O primesc numai cei care au cerut-o"
        error={error?.fields['topic']}
        options={topics.map(({ topic, count }) => ({
          value: topic,
          label: `${pushTopicNames[topic]} (${formatNumber(count)})`,
        }))}
      />
      <TextField
        id="title"
        name="title"
        label="Titlul"
        hint="Cel mult 60 de caractere"
        error={error?.fields['title']}
      />
      <TextAreaField
        id="body"
        name="body"
        label="Textul"
        hint="Cel mult 160 de caractere"
        rows={3}
        error={error?.fields['body']}
      />
      <TextField
        id="path"
        name="path"
        label="Pagina pe care o deschide"
        hint="De exemplu /offers/"
        error={error?.fields['path']}
      />
      <Button kind="line" small disabled={isBusy}>
        Vedeți înainte de a trimite
      </Button>
    </form>
  );
}
