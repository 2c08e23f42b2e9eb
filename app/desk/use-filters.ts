import { useSearchParams } from 'react-router';

/** Returns the initial value of each field of `Filters`: the address's value under its name, else `byDefault`. */
export function useFilters() {
  const [search] = useSearchParams();
  return (name: string, byDefault = '') => ({ id: name, name, defaultValue: search.get(name) ?? byDefault });
}
