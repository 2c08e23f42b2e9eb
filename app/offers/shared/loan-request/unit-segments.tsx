import { RadioGroup } from '#app/ui/radio-group.tsx';
import { unitOptions, type UnitControlProps } from './loan-fields.tsx';

/** Months or days, beside a term, where there is room to show both. */
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
