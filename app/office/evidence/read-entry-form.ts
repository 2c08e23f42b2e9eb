import type { TypedItem } from '#domain/offers/evidence/typed-item.ts';

type Entry = { item: Record<string, string>; product: Record<string, string> | null };

const PRODUCT = 'produs.';
const NOT_OF_ITEM = new Set(['note', 'fapta', 'produsul', 'fisier', 'fara_date', 'acopera']);

/**
 * Collects the entry from a form as typed, for the server, which parses it: rows of figures become lines, fields of the product
 * have names of their own („produs.nume”).
 * @param begin initial values of the form: the lender and, for a correction, the item's code
 */
export function readEntryForm(fields: FormData, begin: TypedItem): Entry {
  const texts = (name: string) => fields.getAll(name).map(String);
  const values = texts('cifra.valoare');
  const figures = texts('cifra.fel').flatMap((kind, at) => {
    const value = values[at]?.trim() ?? '';
    return kind === '' && value === '' ? [] : [`${kind}: ${value}`];
  });
  const item: Record<string, string> = {
    creditor: begin.creditor ?? '',
    id: begin.id ?? '',
    copie: begin.copie ?? '',
  };
  const product: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value !== 'string' || NOT_OF_ITEM.has(name) || name.startsWith('cifra.')) continue;
    if (name.startsWith(PRODUCT)) product[name.slice(PRODUCT.length)] = value;
    else item[name] = value;
  }
  return {
    item: { ...item, cifre: figures.join('\n') },
    product: fields.get('produsul') ? product : null,
  };
}
