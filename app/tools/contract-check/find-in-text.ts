import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { ListedLender } from '#domain/tools/contract-check/contract.ts';
import { findFigures, type FoundFigures } from '#domain/tools/contract-check/read-text/found-figures.ts';
import { layOutText } from '#domain/tools/contract-check/read-text/lay-out.ts';

/** A text of any kind that was read, and its figures. */
export type FoundText = FoundFigures & { text: string; isPicture: boolean };

export type SentText = {
  text: string;
  isPicture: boolean;
  today: IsoDay;
  lenders: readonly ListedLender[];
};

/** Finds the figures of an offer in a text. A browser loads this module when the visitor provides a text. */
export function findInText({ text: sent, isPicture, today, lenders }: SentText): FoundText {
  const text = layOutText(sent);
  return { ...findFigures(text, { today, lenders, isPicture }), text, isPicture };
}
