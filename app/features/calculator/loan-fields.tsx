import { calculatorScales, nearestStop } from '#domain/calculator/calculator-scales.ts';
import { choiceWords, type CalculatorField } from '#domain/calculator/calculator-fields.ts';
import { fromLei } from '#domain/money/bani.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { currencySign, moneyInSentence } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { numberText } from '#domain/calculator/number-text.ts';
import { AmountField } from './amount-field.tsx';
import { NumberField } from './number-field.tsx';
import type { CalculatorForm } from './use-calculator.ts';

type LoanFieldsProps = { form: CalculatorForm; set: '' | '2' };

const { unit: unitWords, per: perWords, repayment: repaymentWords } = choiceWords;
const { lei, percentByYear, percentByDay, months, days } = calculatorScales;
const leiMarks = [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000].map(
  (value) => ({
    position: nearestStop(lei, value),
    ...(value === 10_000 && { label: formatNumber(value) }),
  }),
);

/** Sum, rate, term and the way of paying of one loan. In the second set an empty field means „as in the first”. */
export function LoanFields({ form, set }: LoanFieldsProps) {
  const named = (name: string) => (name + set) as CalculatorField;
  const like = (name: CalculatorField) => (set === '2' ? form.typed[name] : undefined);
  const { typed } = form;
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
        otherwise={like('suma')}
        valueText={(value) => moneyInSentence(fromLei(Math.round(value)))}
        ends={['100', '1 milion']}
        marks={leiMarks}
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
        otherwise={like('dobanda')}
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
            options={[
              { value: unitWords.months, label: 'luni' },
              { value: unitWords.days, label: 'zile' },
            ]}
            value={typed[named('unitate')]}
            onChange={(word) => form.changeUnit(set, word)}
          />
        }
        scale={isInDays ? days : months}
        otherwise={like('perioada')}
        valueText={(value) =>
          isInDays ? countNoun(Math.round(value), 'zi', 'zile') : countNoun(Math.round(value), 'lună', 'luni')
        }
        ends={isInDays ? ['o zi', '365 de zile'] : ['o lună', '360 de luni']}
      />
      <SelectField
        id={named('plata')}
        name={named('plata')}
        label="Cum dați banii înapoi"
        options={[
          ...(set === '2' ? [{ value: '', label: 'Ca la primul credit' }] : []),
          { value: repaymentWords.equal, label: 'Rate lunare egale' },
          { value: repaymentWords.decreasing, label: 'Rate lunare descrescătoare' },
          { value: repaymentWords.single, label: 'O singură plată, la final' },
        ]}
        value={typed[named('plata')]}
        onChange={(event) => form.changeRepayment(set, event.target.value)}
      />
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
