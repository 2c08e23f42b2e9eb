import { Fragment } from 'react';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { textParts, valueOf, type TextValues } from '#domain/text/fill-text.ts';

type FilledTextProps = {
  text: string;
  values: TextValues;
  /** names of values that are costs: they get the yellow mark, the others are bold */
  costs?: readonly string[];
};

/** A text with its values set in it, so that figures stand out from words. */
export function FilledText({ text, values, costs = [] }: FilledTextProps) {
  return textParts(text).map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    const value = valueOf(part, values);
    return <b key={index}>{costs.includes(part) ? <CostMark>{value}</CostMark> : value}</b>;
  });
}
