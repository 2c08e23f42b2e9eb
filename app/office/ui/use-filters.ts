import { useSearchParams } from 'react-router';

/** Gives each field of `Filters` what it begins with: what the address says under its name, else `byDefault`. */
export function useFilters() {
  const [search] = useSearchParams();
  return (name: string, byDefault = '') => ({ id: name, name, defaultValue: search.get(name) ?? byDefault });
}
