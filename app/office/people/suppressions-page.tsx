import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { SuppressionsAnswer } from '#domain/answers/office/people.ts';
import { office } from '#app/office/call-api.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { useChange } from '#app/desk/use-change.ts';

/** /admin/dezabonari/: shows whether an address wants no messages; there is no list to browse. */
export function Component() {
  const change = useChange();
  const { run, isBusy, fieldOf } = change;
  const [said, setSaid] = useState<string[]>([]);

  async function submit({ deed, ...body }: FormValues) {
    const isNoting = deed === 'add';
    setSaid([]);
    const path = isNoting ? 'suppressions' : 'suppressions/find';
    const answer = await run(() => office.post(path, body));
    if (answer) setSaid(inWords(answer, isNoting));
  }
  return (
    <>
      <OfficeHead title="Dezabonări" />
      <OfficeForm change={change} className="office-narrow" onSubmit={submit}>
        <p>
          Păstrăm numai amprente ale adreselor și ale numerelor, din care nu se pot citi înapoi. Puteți
          întreba despre o adresă pe care o aveți. O dezabonare o ridică numai proprietarul adresei,
          abonându-se din nou.
        </p>
        <TextField {...fieldOf('email')} label="E-mail" inputMode="email" autoComplete="off" />
        <TextField {...fieldOf('telefon')} label="Telefon" inputMode="tel" autoComplete="off" />
        <div className="office-actions">
          <Button small name="deed" value="find" disabled={isBusy}>
            Căutați
          </Button>
          <Button kind="line" small name="deed" value="add" disabled={isBusy}>
            Notați că nu mai vrea mesaje
          </Button>
        </div>
        <div role="status">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </OfficeForm>
    </>
  );
}

function inWords({ email, phone }: SuppressionsAnswer, isNoted: boolean): string[] {
  const one = (what: string, isSuppressed: boolean | null) => {
    if (isSuppressed === null) return [];
    if (isNoted) return [`${what}: am notat, nu mai primește mesaje.`];
    return [isSuppressed ? `${what}: nu mai vrea mesaje.` : `${what}: nu s-a dezabonat.`];
  };
  return [...one('E-mailul', email), ...one('Telefonul', phone)];
}
