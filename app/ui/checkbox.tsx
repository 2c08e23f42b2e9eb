import type { ComponentProps, ReactNode } from 'react';
import './checkbox.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'value' | 'type'> & {
  id: string;
  name: string;
  value: string;
  label: ReactNode;
};

/** A box to tick. The whole line is the target. */
export function Checkbox({ id, name, value, label, ...rest }: CheckboxProps) {
  return (
    <label className="check">
      <input {...rest} type="checkbox" id={id} name={name} value={value} />
      <span>{label}</span>
    </label>
  );
}
