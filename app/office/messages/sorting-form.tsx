import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { messageKindNames, messageKinds } from '#domain/base/forms/message-kind.ts';
import type { MessageAnswer } from '#domain/answers/office/messages.ts';
import { callApi } from '#app/office/call-api.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';

/** Asks for the kind of a message, which sets its day, and for the colleague who answers it. */
export function SortingForm({ message }: { message: MessageAnswer }) {
  const { reference, kind, givenTo, colleagues } = message;
  const change = useChange();
  const { run, isBusy, fieldOf } = change;
  // A colleague who left keeps the message until it is reassigned.
  const known = givenTo && !colleagues.some(({ id }) => id === givenTo.id) ? [givenTo] : [];
  return (
    <OfficeForm
      change={change}
      className="message-sorting"
      aria-label="Felul mesajului și colegul"
      onSubmit={(body) => run(() => callApi(`messages/${reference}`, { method: 'PATCH', body }))}
    >
      <SelectField
        {...fieldOf('kind')}
        label="Felul"
        defaultValue={kind}
        options={messageKinds.map((value) => ({ value, label: messageKindNames[value] }))}
      />
      <SelectField
        {...fieldOf('givenTo')}
        label="Răspunde"
        defaultValue={givenTo?.id ?? ''}
        options={[
          { value: '', label: 'oricine' },
          ...[...known, ...colleagues].map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button kind="line" small disabled={isBusy}>
        Păstrați
      </Button>
    </OfficeForm>
  );
}
