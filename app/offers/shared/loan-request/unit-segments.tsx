import { unitOptions } from '#domain/loan/term.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import type { UnitControlProps } from './loan-fields.tsx';

/** Selects months or days, beside a term, where both fit. */
export function UnitSegments(props: UnitControlProps) {
  return (
    <RadioGroup
      {...props}
      name="unitate"
      legend="Perioada este în"
      legendHidden
      look="segments"
      options={unitOptions}
    />
  );
}
