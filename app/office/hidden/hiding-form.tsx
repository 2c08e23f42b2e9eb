import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { type HiddenKind, hiddenKinds } from '#domain/answers/hidden/hidden-things.ts';
import type { HiddenAnswer } from '#domain/answers/office/hidden.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { useSentForm } from '#app/office/use-sent-form.ts';

const kinds = Object.entries(hiddenKinds).map(([value, label]) => ({ value, label }));

/** Form for hiding a thing, with the reason; the address may preselect it (`fel`, `care`). */
export function HidingForm({ choices, hidden }: HiddenAnswer) {
  const [search] = useSearchParams();
  // Rendered again for another address, so that the fields get its values.
  return (
    <Fields
      key={search.toString()}
      choices={choices}
      hidden={hidden}
      kind={search.get('fel')}
      chosen={search.get('care')}
    />
  );
}

type FieldsProps = HiddenAnswer & { kind: string | null; chosen: string | null };

function Fields({ choices, hidden, kind: asked, chosen }: FieldsProps) {
  const change = useChange();
  const { isBusy, fieldOf } = change;
  const [kind, setKind] = useState<HiddenKind>(isKind(asked) ? asked : 'lender');
  const { sent, submit } = useSentForm('hidden', change);
  // The message disappears once the subject is shown again.
  const isHidden = sent !== null && hidden.some((one) => one.kind === sent.kind && sent.id?.endsWith(one.id));
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      aria-label="Scoateți ceva de pe site"
      onSubmit={submit}
      noValidate
    >
      <p>
        Ce scoateți de aici nu se mai vede nicăieri în câteva secunde: nici pagina, nici în liste, comparații,
        căutare, harta site-ului, fluxuri sau mesaje noi. Copiile păstrate de alții pe drum se schimbă într-un
        minut.
      </p>
      <SelectField
        {...fieldOf('kind')}
        label="Ce fel de lucru"
        options={kinds}
        value={kind}
        onChange={({ currentTarget }) => isKind(currentTarget.value) && setKind(currentTarget.value)}
      />
      {kind === 'page' ? (
        <TextField
          {...fieldOf('id')}
          label="Adresa paginii"
          hint="De exemplu /offers/ sau adresa întreagă, copiată din browser"
          defaultValue={chosen ?? ''}
        />
      ) : (
        <SelectField
          key={kind}
          {...fieldOf('id')}
          label="Care"
          options={[
            { value: '', label: 'Alegeți' },
            ...choices[kind].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          defaultValue={chosen ?? ''}
        />
      )}
      <TextAreaField
        {...fieldOf('reason')}
        label="De ce"
        hint="Rămâne în jurnal; vizitatorii nu o văd"
        rows={3}
      />
      <Button small disabled={isBusy}>
        Scoateți de pe site
      </Button>
      <p role="status">{isHidden && 'Este scos de pe site.'}</p>
    </OfficeForm>
  );
}

function isKind(text: string | null): text is HiddenKind {
  return text !== null && Object.hasOwn(hiddenKinds, text);
}
