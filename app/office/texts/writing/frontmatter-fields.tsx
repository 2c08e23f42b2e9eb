import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { textFieldNames } from '#domain/texts/editorial/text-field-names.ts';
import { type FrontmatterPart, withValue } from '#domain/texts/editorial/text-parts.ts';

type Props = {
  parts: readonly FrontmatterPart[];
  /** by key */
  errors: Readonly<Record<string, string>>;
  onChange: (parts: FrontmatterPart[]) => void;
};

/** The frontmatter of a text, a field for each key; untouched values stay as they were written. */
export function FrontmatterFields({ parts, errors, onChange }: Props) {
  const change = (key: string, value: string) =>
    onChange(parts.map((part) => (part.key === key ? withValue(part, value) : part)));
  return parts
    .filter(({ key }) => key !== '' && key !== 'type')
    .map(({ key, value, isLine }) => {
      const { label = key, hint } = textFieldNames[key] ?? {};
      const shared = { id: key, name: key, label, hint, error: errors[key], value };
      return isLine && value.length < 60 ? (
        <TextField key={key} {...shared} onChange={({ currentTarget }) => change(key, currentTarget.value)} />
      ) : (
        <TextAreaField
          key={key}
          {...shared}
          rows={Math.min(10, Math.max(2, value.split('\n').length))}
          onChange={({ currentTarget }) => change(key, currentTarget.value)}
        />
      );
    });
}
