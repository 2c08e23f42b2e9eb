import type { AskedBusiness, ReadBusiness } from '#domain/tools/pay/business-query.ts';
import type { BetterRange, BusinessPair, BusinessTerms } from '#domain/tools/pay/compare-businesses.ts';
import type { ToolPageData } from '#app/tools/shared/tool/tool-page.tsx';

export type BusinessPageData = ToolPageData<keyof ReadBusiness['typed']> & {
  asked: AskedBusiness;
  /** the year is the visitor's, not the example */
  isAsked: boolean;
  /** null: some tax on a business is unknown today */
  answer: {
    terms: BusinessTerms;
    pair: BusinessPair;
    /** by income, ascending */
    left: { income: number; pfa: number; srl: number }[];
    ranges: BetterRange[];
    /** exchange rate of the ceiling for micro-companies; null: no rate of that date is known */
    euro: { rate: string; day: string } | null;
  } | null;
};

export type BusinessAnswer = NonNullable<BusinessPageData['answer']>;
