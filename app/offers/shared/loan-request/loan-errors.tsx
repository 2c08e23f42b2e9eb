import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';

/** Lists the errors of the request, above its form. */
export function LoanErrors({ errors }: { errors: readonly LoanQueryError[] }) {
  if (errors.length === 0) return null;
  return <ErrorSummary errors={errors.map(({ field, message }) => ({ href: `#${field}`, message }))} />;
}
