import { fieldOf } from '#domain/base/forms/field-of.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { TextField } from '#app/ui/text-field.tsx';
import './alert-fields.css';

/**
 * Asks for the loan and the total cost below which a lender's price alert is sent. The style sheet alone shows these fields once
 * the box before them is ticked.
 */
export function PriceAlertFields({ state }: { state: FormState }) {
  const { values } = state;
  return (
    <div className="alert-fields" id="pret-ales">
      {(['creditor', 'unitate', 'rambursare'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      <TextField {...fieldOf(state, 'suma')} label="Suma" unit="lei" inputMode="numeric" />
      <TextField
        {...fieldOf(state, 'perioada')}
        label="Perioada"
        unit={values['unitate'] === 'zile' ? 'zile' : 'luni'}
        inputMode="numeric"
      />
      <TextField
        {...fieldOf(state, 'prag')}
        label="Numai dacă dați înapoi sub"
        hint="Puteți lăsa gol: vă scriem la orice schimbare."
        unit="lei"
        inputMode="decimal"
      />
    </div>
  );
}
