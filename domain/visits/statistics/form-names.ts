type FormName = {
  label: string;
  /** labels of its fields, as the page has them, in their order */ fields: readonly string[];
};

const loanFields = ['Suma', 'Perioada', 'Unitatea perioadei'];
const askedFields = ['Suma', 'Perioada', 'Perioada este în', 'Pentru ce aveți nevoie de bani'];
const conditionFields = [
  'Ați împlinit 18 ani?',
  'Aveți cetățenie română?',
  'Aveți un act de identitate valabil?',
  'Aveți un card sau un cont bancar valabil?',
];

/**
 * Forms of the site by the names that events carry (`data-form`). Events name a field by its place alone. Tools (`tool`) share a name
 * and have no list; a form that grows with what is typed lists its first fields.
 */
export const formNames: Readonly<Record<string, FormName>> = {
  home: { label: 'Prima pagină', fields: loanFields },
  offers: { label: 'Lista ofertelor', fields: [...loanFields, 'Pentru ce', 'Felul creditului'] },
  application: { label: 'Începutul cererii', fields: [...askedFields, ...conditionFields] },
  reg: {
    label: 'Cererea de oferte',
    fields: [
      ...askedFields,
      ...conditionFields,
      'Nume',
      'E-mail',
      'Telefon (opțional)',
      'Accept termenii de utilizare și am citit ce se întâmplă cu datele mele',
    ],
  },
  roads: {
    label: 'Șase drumuri',
    fields: [
      'Suma, în lei',
      'Perioada',
      'Luni sau zile',
      'Dobânda care vi s-a spus',
      'Comisioane și asigurare, în total',
    ],
  },
  'price-request': { label: 'Cererea de preț', fields: ['Creditorul', ...loanFields, 'Pentru ce'] },
  calculator: {
    label: 'Calculatorul de rate',
    fields: [
      'Cine împrumută',
      'Suma împrumutată',
      'Dobânda',
      'Dobânda este pe',
      'Perioada',
      'Perioada este în',
      'Cum dați banii înapoi',
      'Comision inițial',
      'Comision lunar',
      'Plătiți în plus',
      'Odată cu rata',
      'Și alegeți',
      'Venitul net pe lună',
      'Alte rate pe lună',
    ],
  },
  converter: { label: 'Convertorul valutar', fields: ['Suma', 'Din', 'În'] },
  contact: {
    label: 'Contact',
    fields: [
      'Nume',
      'E-mail',
      'Telefon (opțional)',
      'Despre ce ne scrieți',
      'Mesaj',
      'Trimiteți-mi o copie prin e-mail',
    ],
  },
  comment: {
    label: 'Comentariu la un ghid',
    fields: ['Nume', 'E-mail', 'Comentariu', 'Anunțați-mă prin e-mail când primesc un răspuns'],
  },
  review: {
    label: 'Părere despre un creditor',
    fields: ['Câte stele dați?', 'Cum a fost?', 'Nume', 'E-mail'],
  },
  abonare: { label: 'Abonarea', fields: ['E-mail'] },
  unsubscribe: { label: 'Dezabonarea', fields: ['E-mail', 'Telefon'] },
  tool: { label: 'Calculatoarele mici', fields: [] },
};

/** Names a field of a form by its label; without one by its place: „al 5-lea”. @param field its index, from 0 */
export function fieldName(form: string, field: number): string {
  const label = formNames[form]?.fields[field];
  return label ?? (field === 0 ? 'primul' : `al ${field + 1}-lea`);
}
