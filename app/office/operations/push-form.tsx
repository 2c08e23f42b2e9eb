import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { PushLook } from '#domain/answers/office/push.ts';
import { type PushTopic, pushTopicNames } from '#domain/people/push/push-topics.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { office } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';

type Props = {
  topics: readonly { topic: PushTopic; count: number }[];
  onLook: (look: PushLook | null) => void;
};

/** Asks for the text of a notification. It is not sent from here: a preview comes first. */
export function PushForm({ topics, onLook }: Props) {
  const change = useChange();
  const { run, isBusy, fieldOf } = change;

  async function submit(body: FormValues) {
    const look = await run(() => office.post('push/preview', body));
    onLook(look ?? null);
  }
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      aria-label="Notificare nouă"
      onSubmit={submit}
      noValidate
    >
      <SelectField
        {...fieldOf('topic')}
        label="Tema"
        hint="O primesc numai cei care au cerut-o"
        options={topics.map(({ topic, count }) => ({
          value: topic,
          label: `${pushTopicNames[topic]} (${formatNumber(count)})`,
        }))}
      />
      <TextField {...fieldOf('title')} label="Titlul" hint="Cel mult 60 de caractere" />
      <TextAreaField {...fieldOf('body')} label="Textul" hint="Cel mult 160 de caractere" rows={3} />
      <TextField {...fieldOf('path')} label="Pagina pe care o deschide" hint="De exemplu /offers/" />
      <Button kind="line" small disabled={isBusy}>
        Vedeți înainte de a trimite
      </Button>
    </OfficeForm>
  );
}
