import { memo, useMemo, type ComponentType } from 'react';
import { termDays, type Term, unitWords } from '#domain/loan/term.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import { amountScale, nearestStep } from '#domain/offers/amount-scale.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import { currencySign, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { SliderField } from '#app/ui/slider-field.tsx';
import {
  amountField,
  PurposeField,
  termField,
  type PurposeTexts,
  type UnitControlProps,
} from './loan-fields.tsx';
import type { LoanForm } from './use-loan-query.ts';

// Each field is `memo`: it is not rendered again while the slider of another moves.
type SliderProps = Pick<LoanForm, 'edit'> & {
  label?: string;
  limits: LoanLimits;
  /** text of the field */
  typed: string;
  error: string | undefined;
  onLeave?: () => void;
};

type AmountSliderProps = SliderProps & { principal: Bani };

/** Asks for the amount, in lei, typed or by slider. */
export const AmountSlider = memo(function AmountSlider(props: AmountSliderProps) {
  const { principal, limits, edit, ...field } = props;
  const scale = useMemo(() => amountScale(limits), [limits]);
  const write = (amount: Bani) => formatNumber(amount / 100);
  return (
    <SliderField
      {...amountField}
      {...field}
      unit={currencySign()}
      onTyped={(text) => edit((params) => params.set('suma', text))}
      position={nearestStep(scale, principal)}
      positions={scale.length}
      onPosition={(index) =>
        edit((params) => params.set('suma', formatNumber((scale[index] ?? principal) / 100)))
      }
      valueText={moneyInSentence(principal)}
      ends={[write(limits.minPrincipal), write(limits.maxPrincipal)]}
    />
  );
});

type TermSliderProps = SliderProps & Term & { UnitControl: ComponentType<UnitControlProps> };

/** Asks for the term, in its unit, typed or by slider. */
export const TermSlider = memo(function TermSlider(props: TermSliderProps) {
  const { count, unit, UnitControl, limits, edit, ...field } = props;
  const scale = useMemo(() => termScale(unit, limits), [unit, limits]);
  return (
    <SliderField
      {...termField}
      {...field}
      unitControl={
        <UnitControl
          value={unitWords[unit]}
          onChange={(word) =>
            edit((params) => {
              params.set('unitate', word);
              params.set('perioada', String(countIn(word, { count, unit }, limits)));
            })
          }
        />
      }
      onTyped={(text) => edit((params) => params.set('perioada', text))}
      position={nearestStep(scale, count)}
      positions={scale.length}
      onPosition={(index) => edit((params) => params.set('perioada', String(scale[index] ?? count)))}
      valueText={formatTerm({ count, unit })}
      ends={[String(scale[0] ?? count), String(scale.at(-1) ?? count)]}
    />
  );
});

type PurposeChoiceProps = Pick<LoanForm, 'edit'> & { label?: string; texts: PurposeTexts; value: string };

/** Asks for the purpose of the loan, as in the address. */
export const PurposeChoice = memo(function PurposeChoice({ edit, ...field }: PurposeChoiceProps) {
  return (
    <PurposeField
      {...field}
      onChange={({ target: { value } }) => edit((params) => params.set('scop', value))}
    />
  );
});

/** Stops of a term's slider, ascending: every day; every month of the first year, then the terms that banks publish. */
function termScale(unit: Term['unit'], { minDays, maxDays, minMonths, maxMonths }: LoanLimits): number[] {
  const isDays = unit === 'days';
  const [min, each, max] = isDays ? [minDays, maxDays, maxDays] : [minMonths, 12, maxMonths];
  const stops = Array.from({ length: each - min + 1 }, (_, index) => min + index);
  return isDays ? stops : [...stops, 18, 24, 36, 48, max];
}

/** Converts a term to a unit of the address, as closely as its limits allow. */
function countIn(word: string, term: Term, { minDays, maxDays, minMonths, maxMonths }: LoanLimits): number {
  if (word === unitWords[term.unit]) return term.count;
  if (word === unitWords.days) return Math.min(maxDays, Math.max(minDays, termDays(term)));
  return Math.min(maxMonths, Math.max(minMonths, Math.round((term.count * 12) / 365)));
}
