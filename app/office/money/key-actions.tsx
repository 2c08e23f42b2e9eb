import { useId } from 'react';
import type { PostbackKeyRow } from '#domain/answers/office/money.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { AddressField } from './address-field.tsx';
import { dialectOptions } from './dialect-options.ts';

/** The address of a key, and what an administrator may change about it, in a dialog. */
export function KeyActions({ row: { id, partner, dialect, address } }: { row: PostbackKeyRow }) {
  const dialogId = useId();
  const change = useChange((field) => `${dialogId}-${field}`);
  const { run, isBusy, fieldOf } = change;
  const mayChange = useAccess([]);
  return (
    <OfficeDialog
      id={dialogId}
      title={partner}
      opener={
        <>
          Deschideți<span className="sr"> cheia: {partner}</span>
        </>
      }
    >
      <div className="office-stack">
        <AddressField
          id={`${dialogId}-address`}
          address={address}
          hint="În locul cuvântului CHEIA stă cheia. Dacă nu o mai are nimeni, faceți alta și încheiați-o pe aceasta."
        />
        {mayChange && (
          <OfficeForm
            change={change}
            key={dialect}
            onSubmit={({ dialect: chosen }) =>
              run(() => callApi(`postback-keys/${id}/dialect`, { method: 'POST', body: { dialect: chosen } }))
            }
          >
            <SelectField
              {...fieldOf('dialect')}
              label="Cum scrie raportările"
              hint="Ce vine de acum înainte, și ce se citește din nou, se citește așa."
              options={dialectOptions}
              defaultValue={dialect}
            />
            <div className="office-actions">
              <Button small disabled={isBusy}>
                Salvați
              </Button>
              <Button
                kind="line"
                small
                type="button"
                disabled={isBusy}
                onClick={() => void run(() => callApi(`postback-keys/${id}/end`, { method: 'POST' }))}
              >
                Încheiați cheia
              </Button>
            </div>
          </OfficeForm>
        )}
      </div>
    </OfficeDialog>
  );
}
