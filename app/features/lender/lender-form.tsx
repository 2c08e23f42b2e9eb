import { currencySign } from '#domain/text/format-money.ts';
import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import { unitWords } from '#domain/offers/loan-query-fields.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import '#app/ui/select-field.css';
import './lender-form.css';

type LenderFormProps = {
  /** the page's own path; the answer comes back to the section this form is in */
  path: string;
  request: LoanRequest;
  errors: readonly LoanQueryError[];
};

/** My amount and term: a plain GET form, answered by the same page. */
export function LenderForm({ path, request, errors }: LenderFormProps) {
  const { principal, term } = request;
  const amountError = errors.find(({ field }) => field === 'suma');
  const termError = errors.find(({ field }) => field === 'perioada');
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary errors={errors.map(({ field, message }) => ({ href: `#${field}`, message }))} />
      )}
      <form className="lender-form" action={`${path}#oferta`} method="get" noValidate>
        <TextField
          id="suma"
          name="suma"
          label="Suma"
          unit={currencySign()}
          inputMode="numeric"
          autoComplete="off"
          error={amountError?.message}
          defaultValue={amountError?.typed ?? formatNumber(principal / 100)}
        />
        <TextField
          id="perioada"
          name="perioada"
          label="Perioada"
          inputMode="numeric"
          autoComplete="off"
          error={termError?.message}
          defaultValue={termError?.typed ?? term.count}
          unitControl={
            <select
              className="input lender-unit"
              name="unitate"
              aria-label="Unitatea perioadei"
              defaultValue={unitWords[term.unit]}
            >
              {Object.values(unitWords).map((word) => (
                <option key={word}>{word}</option>
              ))}
            </select>
          }
        />
        <Button>Calculați</Button>
      </form>
    </>
  );
}
