import { directionWords } from '#domain/people/subscriptions/subscription-form.ts';
import { fieldOf } from '#domain/base/forms/field-of.ts';
import { problemAt, type FormState } from '#domain/base/forms/form-state.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import './alert-fields.css';

type AlertCurrency = {
  code: string;
  one: string;
  few: string;
  /** number of units that the National Bank's rate is for */
  units: number;
  /** latest rate, in lei */
  price: number;
};

export type AlertRates = {
  /** date of the rates; null: there are no rates, and so no alerts */
  day: string | null;
  currencies: readonly AlertCurrency[];
};

type AlertFieldsProps = { state: FormState; day: string; currencies: readonly AlertCurrency[] };

/**
 * Asks for the exchange rate that triggers the message. The style sheet alone shows these fields once the box before them is
 * ticked.
 */
export function AlertFields({ state, day, currencies }: AlertFieldsProps) {
  const { values } = state;
  const [first] = currencies;
  return (
    <div className="alert-fields" id="curs-ales">
      <SelectField
        {...fieldOf(state, 'valuta')}
        label={`Valuta, cu cursul BNR din ${formatDate(day)}`}
        options={currencies.map((currency) => ({ value: currency.code, label: optionLabel(currency) }))}
        defaultValue={values['valuta'] ?? first?.code}
      />
      <RadioGroup
        name="sens"
        legend="Vă scriem când cursul"
        look="segments"
        options={[
          { value: directionWords.above, label: 'trece peste' },
          { value: directionWords.below, label: 'scade sub' },
        ]}
        error={problemAt(state, 'sens')}
        value={values['sens'] ?? directionWords.above}
      />
      <TextField
        {...fieldOf(state, 'valoare')}
        label="Valoarea"
        hint="În lei, cu virgulă: 5,10."
        unit="lei"
        inputMode="decimal"
      />
    </div>
  );
}

/** Writes `1 euro = 5,0875 lei` */
function optionLabel({ one, few, units, price }: AlertCurrency): string {
  return `${countNoun(units, one, few)} = ${formatNumber(price, 4)}\u00a0lei`;
}
