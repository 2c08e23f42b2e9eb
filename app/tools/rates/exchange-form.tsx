import type { ExchangeSide } from '#domain/tools/rates/exchange-cost.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** Words of the addresses for the visitor's side of an exchange. */
export const sideWords: Record<ExchangeSide, string> = { buy: 'cumpar', sell: 'vand' };

type ExchangeFormProps = {
  action: string;
  typed: string;
  error: string | undefined;
  side: ExchangeSide;
  /** the currencies; left out where all of them are shown */
  choice?: { currency: string; currencies: readonly { code: string; one: string }[] };
};

/** Asks for the amount and currency to buy or sell. A GET form: each answer is a new page. */
export function ExchangeForm({ action, typed, error, side, choice }: ExchangeFormProps) {
  return (
    <>
      {error && <ErrorSummary errors={[{ href: '#suma', message: error }]} />}
      <form className="rates-ask" action={action} method="get">
        <TextField
          id="suma"
          name="suma"
          label="Suma în valută"
          inputMode="decimal"
          error={error}
          defaultValue={typed}
        />
        {choice && (
          <SelectField
            id="valuta"
            name="valuta"
            label="Valuta"
            options={choice.currencies.map(({ code, one }) => ({
              value: code.toLowerCase(),
              label: `${code} – ${one}`,
            }))}
            defaultValue={choice.currency.toLowerCase()}
          />
        )}
        <RadioGroup
          name="sens"
          legend="Dumneavoastră"
          look="segments"
          options={[
            { value: sideWords.buy, label: 'cumpărați' },
            { value: sideWords.sell, label: 'vindeți' },
          ]}
          value={sideWords[side]}
        />
        <Button>Calculați</Button>
      </form>
    </>
  );
}
