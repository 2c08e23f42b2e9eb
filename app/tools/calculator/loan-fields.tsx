import { unitOptions } from '#domain/loan/term.ts';
import { memo, useMemo } from 'react';
import { calculatorScales, nearestStop } from '#domain/tools/calculator/calculator-scales.ts';
import {
  choiceWords,
  type CalculatorField,
  type TypedCalculator,
} from '#domain/tools/calculator/calculator-fields.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { countDays, countMonths } from '#domain/base/text/count-time.ts';
import { currencySign, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { numberText } from '#domain/tools/calculator/number-text.ts';
import { AmountField } from './amount-field.tsx';
import { isSameField } from './is-same-field.ts';
import { NumberField } from './number-field.tsx';
import type { CalculatorForm } from './use-calculator.ts';

type LoanFieldsProps = {
  form: CalculatorForm;
  set: '' | '2';
  /** for the second set: values of the first set */
  first?: TypedCalculator;
};

const { unit: unitWords, per: perWords, repayment: repaymentWords } = choiceWords;
const { lei, percentByYear, percentByDay, months, days } = calculatorScales;
const markedSums = [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];

// Formatted on use: only then is the country's notation of numbers known.
const leiMarks = () =>
  markedSums.map((value) => ({
    position: nearestStop(lei, value),
    ...(value === 10_000 && { label: formatNumber(value) }),
  }));

/** Asks for amount, rate, term and repayment of one loan. In the second set an empty field means „as in the first”. */
export function LoanFields({ form, set, first }: LoanFieldsProps) {
  const named = (name: string) => (name + set) as CalculatorField;
  const { typed } = form;
  const marks = useMemo(() => leiMarks(), []);
  const isByDay = typed[named('pe')] === perWords.day;
  const isInDays = typed[named('unitate')] === unitWords.days;
  return (
    <>
      <NumberField
        form={form}
        name={named('suma')}
        label="Suma împrumutată"
        unit={currencySign()}
        scale={lei}
        otherwise={first?.suma}
        valueText={(value) => moneyInSentence(fromLei(Math.round(value)))}
        ends={['100', '1 milion']}
        marks={marks}
      />
      <NumberField
        form={form}
        name={named('dobanda')}
        label="Dobânda"
        unitControl={
          <RadioGroup
            name={named('pe')}
            legend="Dobânda este pe"
            legendHidden
            look="segments"
            options={[
              { value: perWords.year, label: '% pe an' },
              { value: perWords.day, label: '% pe zi' },
            ]}
            value={typed[named('pe')]}
            onChange={(word) => form.change({ [named('pe')]: word })}
          />
        }
        scale={isByDay ? percentByDay : percentByYear}
        otherwise={first?.dobanda}
        valueText={(value) => `${numberText(value)}% pe ${isByDay ? 'zi' : 'an'}`}
        ends={['0%', isByDay ? '1% pe zi' : '40% pe an']}
      />
      <NumberField
        form={form}
        name={named('perioada')}
        label="Perioada"
        unitControl={
          <RadioGroup
            name={named('unitate')}
            legend="Perioada este în"
            legendHidden
            look="segments"
            options={unitOptions}
            value={typed[named('unitate')]}
            onChange={(word) => form.changeUnit(set, word)}
          />
        }
        scale={isInDays ? days : months}
        otherwise={first?.perioada}
        valueText={(value) => (isInDays ? countDays(Math.round(value)) : countMonths(Math.round(value)))}
        ends={isInDays ? ['o zi', '365 de zile'] : ['o lună', '360 de luni']}
      />
      <RepaymentField form={form} name={named('plata')} set={set} />
      <div className="calc-pair">
        <AmountField form={form} name={named('comision')} label="Comision inițial" unit={currencySign()} />
        <AmountField
          form={form}
          name={named('comision-lunar')}
          label="Comision lunar"
          unit={currencySign()}
        />
      </div>
    </>
  );
}

type RepaymentFieldProps = Pick<LoanFieldsProps, 'form' | 'set'> & { name: CalculatorField };

const RepaymentField = memo(
  function RepaymentField({ form, name, set }: RepaymentFieldProps) {
    return (
      <SelectField
        id={name}
        name={name}
        label="Cum dați banii înapoi"
        options={[
          ...(set === '2' ? [{ value: '', label: 'Ca la primul credit' }] : []),
          { value: repaymentWords.equal, label: 'Rate lunare egale' },
          { value: repaymentWords.decreasing, label: 'Rate lunare descrescătoare' },
          { value: repaymentWords.single, label: 'O singură plată, la final' },
        ]}
        value={form.typed[name]}
        onChange={(event) => form.changeRepayment(set, event.target.value)}
      />
    );
  },
  isSameField<RepaymentFieldProps>(['name']),
);
