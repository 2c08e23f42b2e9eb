import { approvalConditions, type ApprovalCondition } from '#domain/tools/approval-test/approval-chance.ts';
import { problemAt, type FormState } from '#domain/base/forms/form-state.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import type { FieldTexts } from './registration-data.ts';

type ConditionFieldsProps = Pick<FieldTexts, 'conditions'> & {
  form: FormState;
  /** conditions already answered */
  answered?: readonly ApprovalCondition[];
};

/** Shows the four questions of the approval test, or those still open. */
export function ConditionFields({ form, conditions, answered = [] }: ConditionFieldsProps) {
  const open = approvalConditions.filter((name) => !answered.includes(name));
  return open.map((name) => (
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
