import type { SubmitEvent } from 'react';
import { debtField, debtPlaces, fieldsOfDebt, type DebtsField } from '#domain/tools/debts/debts-fields.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { currencySign } from '#domain/base/text/format-money.ts';
import { DeviceNote } from '#app/tools/shared/on-device/device-note.tsx';
import { typedFields } from '#app/tools/shared/on-device/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { BringFile } from './bring-file.tsx';
import './debts-form.css';

type DebtsFormProps = {
  action: string;
  values: FormValues;
  problems: readonly FormProblem[];
  /** the browser computes, and nothing typed leaves it; false if the server computes */
  isOnDevice: boolean;
  isAnswered: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** called with the values of a saved file */
  onBrought: (values: FormValues) => void;
};

/** Number of debts visible at once; the others open on request. */
const SHOWN = 3;

/**
 * Shows the form of the plan. It is posted, so that no address and no log ever contains a figure, and it has no name in events:
 * what people owe, and where they stop, is private.
 */
export function DebtsForm(props: DebtsFormProps) {
  const { action, values, problems, isOnDevice, isAnswered, onSubmit, onBrought } = props;
  const field = typedFields<DebtsField>(values, problems);
  const isTold = (names: readonly DebtsField[]) => names.some((name) => (values[name] ?? '') !== '');
  const debt = (place: number) => (
    <fieldset key={place} className="debts-row">
      <legend>Datoria {place}</legend>
      <TextField {...field(debtField(place, 'creditor'))} label="Cui" maxLength={60} />
      <TextField
        {...field(debtField(place, 'sold'))}
        label="Cât mai datorați"
        inputMode="decimal"
        unit={currencySign()}
      />
      <TextField
        {...field(debtField(place, 'rata'))}
        label="Rata pe lună"
        inputMode="decimal"
        unit={currencySign()}
      />
      <TextField {...field(debtField(place, 'dobanda'))} label="Dobânda pe an" unit="%" />
      <TextField {...field(debtField(place, 'zi'))} label="Ziua scadenței" inputMode="numeric" />
    </fieldset>
  );
  const [shown, more] = [debtPlaces.slice(0, SHOWN), debtPlaces.slice(SHOWN)];
  return (
    <form className="debts-form" id="datorii" action={action} method="post" noValidate onSubmit={onSubmit}>
      <h2 className={isAnswered ? undefined : 'sr'}>
        {isAnswered ? 'Schimbați cifrele' : 'Datoriile, pe rând'}
      </h2>
      <p className="debts-hint">
        Luați cifrele din contract, din aplicație sau din ultimul extras. Dobânda poate fi și „0,8% pe zi”;
        dacă nu o găsiți, scrieți DAE. La card, rata este plata minimă. Numele și ziua nu sunt obligatorii;
        ziua pune scadențele în calendar.
      </p>
      {shown.map(debt)}
      <Fold summary="Mai multe datorii, până la opt" open={isTold(more.flatMap(fieldsOfDebt))}>
        <div className="debts-more">{more.map(debt)}</div>
      </Fold>
      <div className="debts-pair">
        <TextField
          {...field('in-plus')}
          label="Cât puteți da în plus pe lună"
          hint="Peste toate ratele. Poate fi și nimic."
          inputMode="decimal"
          unit={currencySign()}
        />
        <TextField
          {...field('venit')}
          label="Venitul net pe lună"
          hint="Nu este obligatoriu: arată ce parte din el iau ratele."
          inputMode="decimal"
          unit={currencySign()}
        />
      </div>
      <Fold
        summary="Vi s-a propus o refinanțare?"
        open={isTold(['refinantare-dobanda', 'refinantare-luni', 'refinantare-comisioane'])}
      >
        <fieldset className="debts-offer">
          <legend className="sr">Creditul nou, în locul tuturor</legend>
          <TextField {...field('refinantare-dobanda')} label="Dobânda pe an" unit="%" />
          <TextField {...field('refinantare-luni')} label="Pe câte luni" inputMode="numeric" unit="luni" />
          <TextField
            {...field('refinantare-comisioane')}
            label="Toate comisioanele"
            inputMode="decimal"
            unit={currencySign()}
          />
        </fieldset>
      </Fold>
      <Button>Vedeți planul</Button>
      <DeviceNote isOnDevice={isOnDevice} what="plan" />
      <BringFile onBrought={onBrought} />
    </form>
  );
}
