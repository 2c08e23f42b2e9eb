import type { ComponentProps, ReactNode } from 'react';
import { checkWords, type CheckField } from '#domain/contract-check/check-fields.ts';
import { currencySign } from '#domain/text/format-money.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type MoreFieldsProps = {
  field: (
    name: CheckField,
  ) => Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'defaultValue' | 'error' | 'autoComplete'>;
  choice: (name: CheckField, otherwise: string) => { name: CheckField; value: string };
};

const { yesNo, per, insurance } = checkWords;
const answers = [
  { value: yesNo.yes, label: 'Da' },
  { value: yesNo.no, label: 'Nu' },
  { value: yesNo.unknown, label: 'Nu știu' },
];

/** What only some people know of their contract; each field makes one more check possible. */
export function MoreFields({ field, choice }: MoreFieldsProps) {
  const lei = (name: CheckField, label: string, hint?: string) => (
    <TextField {...field(name)} label={label} hint={hint} inputMode="decimal" unit={currencySign()} />
  );
  const percent = (name: CheckField, label: string, hint?: string) => (
    <TextField {...field(name)} label={label} hint={hint} inputMode="decimal" unit="%" />
  );
  const question = (name: CheckField, legend: string) => (
    <RadioGroup {...choice(name, yesNo.unknown)} legend={legend} options={answers} />
  );
  return (
    <div className="check-more">
      <Group title="Banii și plățile">
        <TextField
          {...field('data-banilor')}
          label="Când primiți banii"
          hint="Dacă nu în ziua contractului."
        />
        <TextAreaField
          {...field('plati')}
          label="Plățile, una pe rând"
          hint="Dacă nu sunt egale: data și suma, de exemplu „16.12.2026 505,50”."
          rows={3}
        />
        {lei('comision-lunar', 'Comision lunar', 'Pe lângă rată. Nimic, dacă rata îl cuprinde.')}
      </Group>
      <Group title="Dobânda și DAE">
        <TextField
          {...field('dobanda')}
          label="Dobânda"
          inputMode="decimal"
          unitControl={
            <RadioGroup
              {...choice('pe', per.year)}
              legend="Dobânda este pe"
              legendHidden
              look="segments"
              options={[
                { value: per.year, label: '% pe an' },
                { value: per.day, label: '% pe zi' },
              ]}
            />
          }
        />
        {question('fixa', 'Este fixă?')}
        {percent('dae', 'DAE din acte')}
        {question('exemplu', 'Reclama avea un exemplu calculat?')}
      </Group>
      <Group title="Comisioane și asigurare">
        <TextField
          {...field('nume-comisioane')}
          label="Cum se numesc comisioanele"
          hint="Cu virgulă între ele: „analiză dosar, acordare”."
        />
        {percent('anticipat', 'Cât se cere la plata mai devreme', 'Procent din suma plătită.')}
        {lei('mutare', 'Taxa pentru mutarea scadenței')}
        {lei('asigurare', 'Prima de asigurare')}
        <RadioGroup
          {...choice('asigurare-unde', insurance.unknown)}
          legend="Cum o plătiți?"
          options={[
            { value: insurance.apart, label: 'Separat, la început' },
            { value: insurance.inPayments, label: 'În rate' },
            { value: insurance.unknown, label: 'Nu știu' },
          ]}
        />
        {question('asigurare-ceruta', 'Este cerută ca să primiți creditul?')}
      </Group>
      <Group title="Dacă nu merge după plan">
        {percent('penalizare', 'Penalizarea pe zi', 'Din suma întârziată.')}
        {lei('penalizari', 'Penalizări cerute până acum')}
        {lei('prelungire', 'Prețul unei prelungiri')}
        <TextField {...field('prelungire-zile')} label="Câte zile adaugă" inputMode="numeric" unit="zile" />
        {percent('minima', 'Plata minimă a liniei', 'Din cât datorați, pe lună.')}
        {lei('minima-lei', 'Cel puțin')}
      </Group>
      <Group title="La un contract de dinainte de 11.11.2024">
        {question('in-derulare', 'Mai era în derulare atunci?')}
        <TextField
          {...field('restante')}
          label="Zile de întârziere acum"
          hint="0, dacă sunteți la zi."
          inputMode="numeric"
          unit="zile"
        />
      </Group>
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
