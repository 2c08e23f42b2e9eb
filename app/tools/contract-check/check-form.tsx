import { unitOptions } from '#domain/loan/term.ts';
import type { RefObject, SubmitEvent } from 'react';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { checkWords, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { ListedLender } from '#domain/tools/contract-check/contract.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { currencySign } from '#domain/base/text/format-money.ts';
import { DeviceNote } from '#app/tools/shared/on-device/device-note.tsx';
import { typedFields } from '#app/tools/shared/on-device/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { CarriedValues } from './carried-values.tsx';
import { checkLabels, kindOptions, lenderOptions } from './check-labels.ts';
import { type FieldsOf, MoreFields } from './more-fields.tsx';
import './check-form.css';

type CheckFormProps = {
  action: string;
  values: FormValues;
  /** an offer set aside for comparison with this one */
  kept: FormValues | null;
  problems: readonly FormProblem[];
  lenders: readonly ListedLender[];
  /** first day of the ceilings */
  lawDay: IsoDay | undefined;
  /** the typed values stay in the browser; false where the server computes */
  isOnDevice: boolean;
  isAnswered: boolean;
  /** figures of a text were just put into the form */
  isConfirmed: boolean;
  /** gets the focus once figures of a text were put into the form */
  heading: RefObject<HTMLHeadingElement | null> | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

const { unit, signed, yesNo } = checkWords;

/**
 * Shows the form of the check. It is posted, so that no address and no log ever contains a figure, and it has no name in events:
 * where people stop is private.
 */
export function CheckForm(props: CheckFormProps) {
  const {
    action,
    values,
    kept,
    problems,
    lenders,
    lawDay,
    isOnDevice,
    isAnswered,
    isConfirmed,
    heading,
    onSubmit,
  } = props;
  const typed = typedFields<CheckField>(values, problems);
  const field = (name: CheckField) => ({ ...typed(name), label: checkLabels[name] });
  const choice = (name: CheckField, otherwise: string) => ({ name, value: values[name] ?? otherwise });
  return (
    <form className="check-form" id="verificare" action={action} method="post" noValidate onSubmit={onSubmit}>
      <CarriedValues kept={kept} />
      {!isAnswered && (
        <h2 className="check-again" tabIndex={-1} ref={heading}>
          {kept ? 'A doua ofertă' : 'Scrieți cifrele'}
        </h2>
      )}
      {kept && !isAnswered && !isConfirmed && (
        <p>Prima ofertă este pusă deoparte. Scrieți cifrele celei de-a doua și le vedeți alături.</p>
      )}
      {isConfirmed && (
        <p role="status">Ce am citit este în formular. Completați ce mai știți, apoi vedeți ce semnați.</p>
      )}
      <FourFigures field={field} choice={choice} />
      <ForTheLaw field={field} choice={choice} lenders={lenders} />
      <Fold summary="Mai știți ceva? Verificăm mai mult" open={isAnswered || hasMore(values)}>
        <MoreFields field={field} choice={choice} lawDay={lawDay} />
      </Fold>
      <Button>Vedeți ce semnați</Button>
      <DeviceNote isOnDevice={isOnDevice} what="figures" />
    </form>
  );
}

/** The fields of every offer: amount, term, total to pay back and other costs. */
function FourFigures({ field, choice }: FieldsOf) {
  return (
    <div className="check-four">
      <TextField
        {...field('primiti')}
        hint="În mână sau în cont. La o linie de credit, cât folosiți."
        inputMode="decimal"
        unit={currencySign()}
      />
      <TextField
        {...field('termen')}
        hint="„30”, „12” sau o dată: „16.12.2026”."
        unitControl={
          <RadioGroup
            {...choice('unitate', unit.days)}
            legend={checkLabels.unitate}
            legendHidden
            look="segments"
            options={unitOptions.toReversed()}
          />
        }
      />
      <TextField
        {...field('platiti')}
        hint="Totalul sau ratele: „2 115” ori „12 x 484,31”."
        unit={currencySign()}
      />
      <TextField
        {...field('comisioane')}
        hint="Nimic sau 0, dacă totalul le cuprinde deja."
        inputMode="decimal"
        unit={currencySign()}
      />
    </div>
  );
}

/** Fields that decide which law applies. */
function ForTheLaw({ field, choice, lenders }: FieldsOf & Pick<CheckFormProps, 'lenders'>) {
  return (
    <fieldset className="check-law">
      <legend>Ca să comparăm cu legea</legend>
      <SelectField {...field('creditor')} options={lenderOptions(lenders)} />
      <SelectField {...field('tip')} options={kindOptions} />
      <TextField
        {...field('suma-contract')}
        hint="La o linie sau la un card, limita. La altele, numai dacă nu este chiar suma primită."
        inputMode="decimal"
        unit={currencySign()}
      />
      <RadioGroup
        {...choice('semnat', signed.notYet)}
        legend={checkLabels.semnat}
        options={[
          { value: signed.notYet, label: 'Nu încă: se aplică legea de azi' },
          { value: signed.on, label: 'Da, la data de mai jos' },
          { value: signed.unknown, label: 'Da, dar nu știu când' },
        ]}
      />
      <TextField {...field('data')} hint="Dacă ați semnat. De exemplu 16.11.2026." inputMode="text" />
      <RadioGroup
        {...choice('ipoteca', yesNo.no)}
        legend={checkLabels.ipoteca}
        options={[
          { value: yesNo.no, label: 'Nu' },
          { value: yesNo.yes, label: 'Da' },
          { value: yesNo.unknown, label: 'Nu știu' },
        ]}
      />
    </fieldset>
  );
}

const moreFields: readonly CheckField[] = [
  'data-banilor',
  'plati',
  'comision-lunar',
  'dobanda',
  'dae',
  'nume-comisioane',
  'anticipat',
  'mutare',
  'asigurare',
  'penalizare',
  'penalizari',
  'prelungire',
  'minima',
  'minima-lei',
  'restante',
];

function hasMore(values: FormValues): boolean {
  return moreFields.some((name) => (values[name] ?? '') !== '');
}
