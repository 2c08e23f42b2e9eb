/** Settings of a fictional company: without them a site is in preparation, and states it on every page. */
export const operatorIdentity = {
  OPERATOR_NAME: 'Exemplu de Probă S.R.L.',
  OPERATOR_CUI: 'RO12345678',
  OPERATOR_REGISTER: 'J40/1/2026',
  OPERATOR_ADDRESS: 'Str. Exemplului nr. 1, București',
  OPERATOR_ACTIVITY: '6619 – Activități auxiliare intermedierilor financiare',
  OPERATOR_AUTHORISATION: 'nr. 1/2026',
  OPERATOR_EMAIL: 'contact@example.ro',
  OPERATOR_PHONE: '+40 21 000 00 00',
  OPERATOR_HOSTING: 'Exemplu Hosting S.R.L.',
} as const;
