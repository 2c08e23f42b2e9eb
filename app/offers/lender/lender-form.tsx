import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import { unitWords } from '#domain/loan/term.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { LoanErrors } from '#app/offers/shared/loan-request/loan-errors.tsx';
import { AmountField, CarriedRequest, TermField } from '#app/offers/shared/loan-request/loan-fields.tsx';
import { UnitSelect } from '#app/offers/shared/loan-request/unit-select.tsx';
import { Button } from '#app/ui/button.tsx';
import './lender-form.css';

type LenderFormProps = {
  /** the page's own path; the answer returns to the section of this form */
  path: string;
  request: LoanRequest;
  errors: readonly LoanQueryError[];
};

/** Shows amount and term: a plain GET form, answered by the same page. */
export function LenderForm({ path, request, errors }: LenderFormProps) {
  const { principal, term } = request;
  const amountError = errors.find(({ field }) => field === 'suma');
  const termError = errors.find(({ field }) => field === 'perioada');
  return (
    <>
      <LoanErrors errors={errors} />
      <form className="lender-form" action={`${path}#oferta`} method="get" noValidate>
        <AmountField
          error={amountError?.message}
          defaultValue={amountError?.typed ?? formatNumber(principal / 100)}
        />
        <TermField
          error={termError?.message}
          defaultValue={termError?.typed ?? term.count}
          unitControl={<UnitSelect value={unitWords[term.unit]} />}
        />
        <CarriedRequest request={request} />
        <Button>Calculați</Button>
      </form>
    </>
  );
}
