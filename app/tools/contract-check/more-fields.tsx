import type { ComponentProps, ReactNode } from 'react';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { checkWords, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { currencySign } from '#domain/base/text/format-money.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { checkLabels, perOptions, yesNoOptions } from './check-labels.ts';

/** Builders of the form's fields, by their names. */
export type FieldsOf = {
  field: (
    name: CheckField,
  ) => Pick<
    ComponentProps<typeof TextField>,
    'id' | 'name' | 'label' | 'defaultValue' | 'error' | 'autoComplete'
  >;
  choice: (name: CheckField, otherwise: string) => { name: CheckField; value: string };
};

/** @property lawDay first day of the ceilings */
type MoreFieldsProps = FieldsOf & { lawDay: IsoDay | undefined };

const { yesNo, per, insurance } = checkWords;
/** Facts that only some people know about their contract; each makes one more check possible. */
export function MoreFields({ field, choice, lawDay }: MoreFieldsProps) {
  const lei = (name: CheckField, hint?: string) => (
    <TextField {...field(name)} hint={hint} inputMode="decimal" unit={currencySign()} />
  );
  const percent = (name: CheckField, hint?: string) => (
    <TextField {...field(name)} hint={hint} inputMode="decimal" unit="%" />
  );
  const question = (name: CheckField) => (
    <RadioGroup {...choice(name, yesNo.unknown)} legend={checkLabels[name]} options={yesNoOptions} />
  );
  return (
    <div className="check-more">
      <Group title="Banii și plățile">
        <TextField {...field('data-banilor')} hint="Dacă nu în ziua contractului." />
        <TextAreaField
          {...field('plati')}
          hint="Dacă nu sunt egale: data și suma, de exemplu „16.12.2026 505,50”."
          rows={3}
        />
        {lei('comision-lunar', 'Pe lângă rată. Nimic, dacă rata îl cuprinde.')}
      </Group>
      <Group title="Dobânda și DAE">
        <TextField
          {...field('dobanda')}
          inputMode="decimal"
          unitControl={
            <RadioGroup
              {...choice('pe', per.year)}
              legend={checkLabels.pe}
              legendHidden
              look="segments"
              options={perOptions}
            />
          }
        />
        {question('fixa')}
        {percent('dae')}
        {question('exemplu')}
      </Group>
      <Group title="Comisioane și asigurare">
        <TextField {...field('nume-comisioane')} hint="Cu virgulă între ele: „analiză dosar, acordare”." />
        {percent('anticipat', 'Procent din suma plătită.')}
        {lei('mutare')}
        {lei('asigurare')}
        <RadioGroup
          {...choice('asigurare-unde', insurance.unknown)}
          legend={checkLabels['asigurare-unde']}
          options={[
            { value: insurance.apart, label: 'Separat, la început' },
            { value: insurance.inPayments, label: 'În rate' },
            { value: insurance.unknown, label: 'Nu știu' },
          ]}
        />
        {question('asigurare-ceruta')}
      </Group>
      <Group title="Dacă nu merge după plan">
        {percent('penalizare', 'Din suma întârziată.')}
        {lei('penalizari')}
        {lei('prelungire')}
        <TextField {...field('prelungire-zile')} inputMode="numeric" unit="zile" />
        {percent('minima', 'Din cât datorați, pe lună.')}
        {lei('minima-lei')}
      </Group>
      {lawDay && (
        <Group title={`La un contract de dinainte de ${formatDate(lawDay)}`}>
          {question('in-derulare')}
          <TextField {...field('restante')} hint="0, dacă sunteți la zi." inputMode="numeric" unit="zile" />
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
