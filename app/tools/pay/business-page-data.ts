import type { AskedBusiness, ReadBusiness } from '#domain/tools/pay/business-query.ts';
import type { BetterRange, BusinessPair, BusinessTerms } from '#domain/tools/pay/compare-businesses.ts';
import type { ToolPageData } from '#app/tools/shared/tool/tool-page.tsx';

export type BusinessPageData = ToolPageData<keyof ReadBusiness['typed']> & {
  asked: AskedBusiness;
  /** the year is the visitor's, and not the example */
  isAsked: boolean;
  /** null: not every tax on a business is known today */
  answer: {
    terms: BusinessTerms;
    pair: BusinessPair;
    /** by income, ascending */
    left: { income: number; pfa: number; srl: number }[];
    ranges: BetterRange[];
    /** what the ceiling of micro-companies is counted with; null: no rate of that day is known */
    euro: { rate: string; day: string } | null;
  } | null;
};

export type BusinessAnswer = NonNullable<BusinessPageData['answer']>;
