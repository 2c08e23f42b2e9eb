import type { PayRates } from '#domain/tools/pay/pay-rates.ts';
import type { ReadPay } from '#domain/tools/pay/pay-query.ts';
import type { ToolPageData } from '#app/tools/shared/tool/tool-page.tsx';

export type PayPageData = ToolPageData<'suma'> & {
  /** null: some tax on a wage is unknown today */
  answer: (Omit<ReadPay, 'typed' | 'errors'> & { rates: PayRates; untaxedUpTo: number | undefined }) | null;
};
