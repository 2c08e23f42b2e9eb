/** Names of jobs; a job without an entry shows its own name. */
export const jobNames: Readonly<Record<string, string>> = {
  'deliver-mail': 'Trimiterea mesajelor',
  'send-push': 'Trimiterea notificărilor',
  'tidy-up': 'Curățenie',
  'look-for-rates': 'Cursurile BNR',
  'change-offers': 'Oferte pornite și oprite la termen',
  'weekly-digest': 'Rezumatul săptămânii',
  'digest-now': 'Rezumatul, la cerere',
  'rate-alerts': 'Alerte de curs și de preț',
  'look-for-backup': 'Copia de siguranță',
  'keep-erasures': 'Lista ștergerilor, lângă copii',
  'count-statistics': 'Numărarea statisticilor',
  'look-at-series': 'Indicatori de actualizat',
  'tell-waiting': 'Mesajul de dimineață către colegi',
  'look-at-site': 'Verificarea site-ului',
  'look-for-inflation': 'Inflația de la INS',
};
