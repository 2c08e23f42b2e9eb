import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { unitWords } from '#domain/offers/loan-query-fields.ts';
import type { RoadsError } from '#domain/roads/roads-query.ts';
import type { RoadsPageData } from './roads-page-data.ts';

const units = [
  { value: unitWords.months, label: 'luni' },
  { value: unitWords.days, label: 'zile' },
];

/** The sum, the term and, if there is one, the offer somebody made. A GET form: the address holds all of it. */
export function RoadsForm({ request, typed, errors }: RoadsPageData['form']) {
  const errorOf = (field: RoadsError['field']) => errors.find((error) => error.field === field)?.message;
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary errors={errors.map(({ field, message }) => ({ href: `#${field}`, message }))} />
      )}
      <form className="roads-ask" action="/drumuri/" method="get" noValidate data-form="roads">
        <TextField
          id="suma"
          name="suma"
          label="Suma, în lei"
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('suma')}
          defaultValue={typed.suma}
        />
        <TextField
          id="perioada"
          name="perioada"
          label="Perioada"
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('perioada')}
          defaultValue={typed.perioada}
        />
        <SelectField
          id="unitate"
          name="unitate"
          label="Luni sau zile"
          options={units}
          defaultValue={unitWords[request.term.unit]}
        />
        <OfferedFields typed={typed} errorOf={errorOf} />
        {request.purpose !== null && <input type="hidden" name="scop" value={request.purpose} />}
        <Button>Vedeți drumurile</Button>
      </form>
    </>
  );
}

type OfferedFieldsProps = {
  typed: RoadsPageData['form']['typed'];
  errorOf: (field: RoadsError['field']) => string | undefined;
};

/** What somebody offered: most visitors hold no offer, so it opens when wanted, or when something stands in it. */
function OfferedFields({ typed, errorOf }: OfferedFieldsProps) {
  return (
    <details className="roads-offered" open={typed.dobanda !== '' || typed.comisioane !== ''}>
      <summary>Aveți deja o ofertă? Puneți-o și pe ea în desen</summary>
      <div className="roads-offered-fields">
        <TextField
          id="dobanda"
          name="dobanda"
          label="Dobânda care vi s-a spus"
          unit="% pe an"
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('dobanda')}
          defaultValue={typed.dobanda}
        />
        <TextField
          id="comisioane"
          name="comisioane"
          label="Comisioane și asigurare, în total"
          unit="lei"
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('comisioane')}
          defaultValue={typed.comisioane}
        />
      </div>
    </details>
  );
}
