import type { RefObject, SubmitEvent } from 'react';
import { checkWords, LISTED, type CheckField } from '#domain/contract-check/check-fields.ts';
import type { ListedLender } from '#domain/contract-check/contract.ts';
import type { FormProblem, FormValues } from '#domain/forms/form-state.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { currencySign } from '#domain/text/format-money.ts';
import { DeviceNote } from '#app/shared/on-device/device-note.tsx';
import { typedFields } from '#app/shared/on-device/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { CarriedValues } from './carried-values.tsx';
import { MoreFields } from './more-fields.tsx';
import './check-form.css';

type CheckFormProps = {
  action: string;
  values: FormValues;
  /** an offer that was put aside, to be compared with this one */
  kept: FormValues | null;
  problems: readonly FormProblem[];
  lenders: readonly ListedLender[];
  /** what is typed stays here; false where the server computes */
  isOnDevice: boolean;
  isAnswered: boolean;
  /** how many figures of a text were put into it just now */
  confirmed: number | null;
  /** where reading goes on once figures of a text were put into it */
  heading: RefObject<HTMLHeadingElement | null> | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

const { unit, kind, lender, signed, yesNo } = checkWords;

/**
 * The form of the check. It is posted, so that no address and no log ever holds a figure, and it has no name in events:
 * where people stop in it is their own business.
 */
export function CheckForm(props: CheckFormProps) {
  const { action, values, kept, problems, lenders, isOnDevice, isAnswered, confirmed, heading, onSubmit } =
    props;
  const field = typedFields<CheckField>(values, problems);
  const choice = (name: CheckField, otherwise: string) => ({ name, value: values[name] ?? otherwise });
  return (
    <form className="check-form" id="verificare" action={action} method="post" noValidate onSubmit={onSubmit}>
      <CarriedValues kept={kept} />
      <h2
        className={isAnswered || kept || confirmed !== null ? 'check-again' : 'sr'}
        tabIndex={-1}
        ref={heading}
      >
        {isAnswered ? 'Schimbați cifrele' : kept ? 'A doua ofertă' : 'Cifrele dumneavoastră'}
      </h2>
      {kept && !isAnswered && confirmed === null && (
        <p>Prima ofertă este pusă deoparte. Scrieți cifrele celei de-a doua și le vedeți alături.</p>
      )}
      {confirmed !== null && (
        <p role="status">
          {confirmed === 0
            ? 'Nu ați ales nicio cifră din text.'
            : `Din text am pus în formular ce ați ales: ${countNoun(confirmed, 'răspuns', 'răspunsuri')}.`}{' '}
          Completați restul, apoi vedeți ce semnați.
        </p>
      )}
      <div className="check-four">
        <TextField
          {...field('primiti')}
          label="Câți lei primiți"
          hint="În mână sau în cont. La o linie de credit, cât folosiți."
          inputMode="decimal"
          unit={currencySign()}
        />
        <TextField
          {...field('termen')}
          label="În cât timp dați banii înapoi"
          hint="„30”, „12” sau o dată: „16.12.2026”."
          unitControl={
            <RadioGroup
              {...choice('unitate', unit.days)}
              legend="Perioada este în"
              legendHidden
              look="segments"
              options={[
                { value: unit.days, label: 'zile' },
                { value: unit.months, label: 'luni' },
              ]}
            />
          }
        />
        <TextField
          {...field('platiti')}
          label="Cât plătiți"
          hint="Totalul sau ratele: „2 115” ori „12 x 484,31”."
          unit={currencySign()}
        />
        <TextField
          {...field('comisioane')}
          label="Comisioane pe lângă acestea"
          hint="Nimic sau 0, dacă totalul le cuprinde deja."
          inputMode="decimal"
          unit={currencySign()}
        />
      </div>
      <fieldset className="check-law">
        <legend>Ca să comparăm cu legea</legend>
        <SelectField
          {...field('creditor')}
          label="Cine vă împrumută"
          options={[
            { value: '', label: 'Nu știu' },
            { value: lender.ifn, label: 'Un IFN care nu este în listă' },
            { value: lender.bank, label: 'O bancă din România' },
            { value: lender['foreign-bank'], label: 'O bancă din alt stat' },
            ...lenders.map(({ slug, name }) => ({ value: LISTED + slug, label: name })),
          ]}
        />
        <SelectField
          {...field('tip')}
          label="Ce fel de credit este"
          options={[
            { value: '', label: 'Nu știu' },
            { value: kind.single, label: 'Se dă înapoi dintr-o dată' },
            { value: kind.instalments, label: 'În rate lunare egale' },
            { value: kind.line, label: 'Linie de credit' },
            { value: kind.card, label: 'Card de credit' },
            { value: kind['pay-later'], label: 'Cumpăr acum, plătesc mai târziu' },
          ]}
        />
        <TextField
          {...field('suma-contract')}
          label="Suma din contract sau limita"
          hint="La o linie sau la un card, limita. La altele, numai dacă nu este chiar suma primită."
          inputMode="decimal"
          unit={currencySign()}
        />
        <RadioGroup
          {...choice('semnat', signed.notYet)}
          legend="Ați semnat deja?"
          options={[
            { value: signed.notYet, label: 'Nu încă: se aplică legea de azi' },
            { value: signed.on, label: 'Da, la data de mai jos' },
            { value: signed.unknown, label: 'Da, dar nu știu când' },
          ]}
        />
        <TextField
          {...field('data')}
          label="Data contractului"
          hint="Dacă ați semnat. De exemplu 16.11.2026."
          inputMode="text"
        />
        <RadioGroup
          {...choice('ipoteca', yesNo.no)}
          legend="Este garantat cu o casă sau cu un teren?"
          options={[
            { value: yesNo.no, label: 'Nu' },
            { value: yesNo.yes, label: 'Da' },
            { value: yesNo.unknown, label: 'Nu știu' },
          ]}
        />
      </fieldset>
      <Fold summary="Mai știți ceva? Verificăm mai mult" open={isAnswered || hasMore(values)}>
        <MoreFields field={field} choice={choice} />
      </Fold>
      <Button>Vedeți ce semnați</Button>
      <DeviceNote isOnDevice={isOnDevice} what="figures" />
    </form>
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
