import type { SetupCodes } from './sign-in-answers.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useDesk } from './desk-context.ts';
import type { FormValues } from './form-values.ts';
import { OfficeForm } from './office-form.tsx';
import { useChange } from './use-change.ts';
import { QrImage } from './qr-image.tsx';
import './second-factor-setup.css';

type Props = { codes: SetupCodes; isProved: boolean; onDone: () => void };

/** Shows the key for the authenticator app, verifies it with a code, and shows the recovery codes. */
export function SecondFactorSetup({ codes, isProved, onDone }: Props) {
  const { auth } = useDesk();
  const change = useChange((field) => `second-factor-${field}`);
  const { run, isBusy, fieldOf } = change;
  const secret = new URL(codes.totpURI).searchParams.get('secret') ?? '';

  function submit({ code = '' }: FormValues) {
    const body = { code: code.replaceAll(/\s/g, '') };
    return run(() => auth.call('auth/two-factor/verify-totp', { method: 'POST', body }));
  }

  if (isProved) {
    return (
      <div className="office-stack">
        <Notice sheet>
          <p>
            Păstrați aceste coduri de rezervă în alt loc decât telefonul. Fiecare deschide contul o singură
            dată; nu le mai puteți vedea.
          </p>
          <ul className="recovery-codes">
            {codes.backupCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </Notice>
        <Button kind="line" small type="button" onClick={onDone}>
          Am salvat codurile
        </Button>
      </div>
    );
  }
  return (
    <OfficeForm change={change} onSubmit={submit}>
      <p>
        Citiți codul cu aplicația de pe telefon, sau <a href={codes.totpURI}>deschideți aplicația</a> dacă
        este pe acest dispozitiv.
      </p>
      <QrImage text={codes.totpURI} label="Cod QR cu cheia de mai jos" />
      <p>Dacă nu îl puteți citi, adăugați în aplicație un cont nou cu această cheie:</p>
      <p className="setup-key">
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        {...fieldOf('code')}
        label="Codul afișat de aplicație"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <div className="office-actions">
        <Button small disabled={isBusy}>
          Activați
        </Button>
        <Button kind="text" type="button" onClick={onDone}>
          Renunțați
        </Button>
      </div>
    </OfficeForm>
  );
}
