import type { PayRates } from '#domain/pay/pay-rates.ts';
import type { ReadPay } from '#domain/pay/pay-query.ts';
import type { ToolPageData } from '#app/shared/tool/tool-page.tsx';

export type PayPageData = ToolPageData<'suma'> & {
  /** null: not every tax on a wage is known today */
  answer: (Omit<ReadPay, 'typed' | 'errors'> & { rates: PayRates; untaxedUpTo: number | undefined }) | null;
};
