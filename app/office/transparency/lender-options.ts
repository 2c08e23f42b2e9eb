import type { Option } from '#app/ui/select-field.tsx';

/** Lists lenders as options. */
export function lenderOptions(lenders: readonly { slug: string; name: string }[]): Option[] {
  return [
    { value: '', label: 'Alegeți' },
    ...lenders.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
}
