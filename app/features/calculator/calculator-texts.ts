import type { Source } from '#domain/offers/offer.ts';

export type SectionTexts = { title: string; intro: string };

/** The texts of the calculator: content/pages/calculator.yml. */
export type CalculatorTexts = {
  h1: string;
  lede: string;
  schedule: SectionTexts;
  early: SectionTexts;
  income: SectionTexts;
  comparison: SectionTexts;
  method: SectionTexts & { items: { title: string; text: string }[]; sources: Source[] };
  unknown: SectionTexts & { items: string[] };
};
