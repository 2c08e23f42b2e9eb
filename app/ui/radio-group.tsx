import { classNames } from './class-names.ts';
import { FieldNotes, fieldAria, type FieldTexts } from './field.tsx';
import type { Option } from './select-field.tsx';
import './checkbox.css';
import './radio-group.css';

type RadioGroupProps = Omit<FieldTexts, 'label'> & {
  /** the name by default; required if the page has several groups with one name */
  id?: string;
  name: string;
  legend: string;
  /** the legend is for screen readers only, because the field beside it names the group */
  legendHidden?: boolean;
  options: readonly Option[];
  /** value of the chosen option */
  value: string;
  /** without it the browser holds the choice, starting from `value` */
  onChange?: (value: string) => void;
  look?: 'list' | 'segments';
};

/** Shows one choice of a few. Ids are `{id}-{value}`. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, id = name, legend, legendHidden = false, options, value, onChange } = props;
  const { look = 'list', hint, error } = props;
  return (
    <fieldset
      className={classNames('radios', error && 'field-error')}
      aria-describedby={fieldAria(id, { hint, error })['aria-describedby']}
    >
      <legend className={legendHidden ? 'sr' : 'label'}>{legend}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={look === 'segments' ? 'seg' : undefined}>
        {options.map((option) => (
          <label key={option.value} className={look === 'segments' ? undefined : 'check'}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
