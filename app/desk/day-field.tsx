import type { ComponentProps } from 'react';
import { TextField } from '#app/ui/text-field.tsx';
import { formatDate } from '#domain/base/text/format-date.ts';

type DayFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'pattern' | 'placeholder'>;

/**
 * Shows a date field, written as everywhere in the office: 22.11.2026. A default of yyyy-mm-dd, as in addresses, is converted.
 */
export function DayField({ defaultValue, ...props }: DayFieldProps) {
  const day = String(defaultValue ?? '');
  return (
    <TextField
      {...props}
      defaultValue={/^\d{4}-\d\d-\d\d$/.test(day) ? formatDate(day) : day}
      inputMode="numeric"
      placeholder="zz.ll.aaaa"
      pattern="\d{1,2}\.\d{1,2}\.\d{4}"
      title="Scrieți ziua ca 22.11.2026."
    />
  );
}
