import { approvalConditions } from '#domain/approval-test/approval-chance.ts';
import { problemAt, type FormState } from '#domain/forms/form-state.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import type { FieldTexts } from './registration-data.ts';

type ConditionFieldsProps = Pick<FieldTexts, 'conditions'> & { form: FormState };

/** The four questions of the approval test. */
export function ConditionFields({ form, conditions }: ConditionFieldsProps) {
  return approvalConditions.map((name) => (
    <RadioGroup
      key={name}
      name={name}
      legend={conditions[name].question}
      hint={conditions[name].hint}
      error={problemAt(form, name)}
      options={[
        { value: 'da', label: 'Da' },
        { value: 'nu', label: 'Nu' },
      ]}
      value={form.values[name] ?? ''}
      look="segments"
    />
  ));
}
