import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { formValues } from './form-values.ts';

type Props = { isBusy: boolean; onCode: (code: string) => void; onBackupCode: (code: string) => void };

/** Asks for the code of the authenticator app, or one of the recovery codes. */
export function SecondFactorForm({ isBusy, onCode, onBackupCode }: Props) {
  const [withBackup, setWithBackup] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { code = '' } = formValues(event.currentTarget);
    if (withBackup) onBackupCode(code.trim());
    else onCode(code.replaceAll(/\s/g, ''));
  }
  return (
    <form className="office-stack" onSubmit={submit} key={String(withBackup)}>
      {withBackup ? (
        <TextField id="code" name="code" label="Cod de rezervă" autoComplete="off" autoFocus required />
      ) : (
        <TextField
          id="code"
          name="code"
          label="Codul din aplicație"
          hint="Șase cifre, care se schimbă la 30 de secunde"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
        />
      )}
      <Button disabled={isBusy}>Continuați</Button>
      <Button kind="text" type="button" onClick={() => setWithBackup(!withBackup)}>
        {withBackup ? 'Am codul din aplicație' : 'Nu am telefonul la mine: folosesc un cod de rezervă'}
      </Button>
    </form>
  );
}
