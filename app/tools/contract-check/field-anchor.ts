const firstChoices: Readonly<Record<string, string>> = {
  semnat: 'semnat-inca-nu',
  unitate: 'unitate-zile',
  pe: 'pe-an',
  ipoteca: 'ipoteca-nu',
  fixa: 'fixa-da',
  exemplu: 'exemplu-da',
  'asigurare-unde': 'asigurare-unde-separat',
  'asigurare-ceruta': 'asigurare-ceruta-da',
  'in-derulare': 'in-derulare-da',
};

/** Returns the id of a field's control: of several choices the first one. */
export function fieldAnchor(field: string): string {
  return firstChoices[field] ?? field;
}
