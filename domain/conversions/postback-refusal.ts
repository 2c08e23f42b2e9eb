/** Why a lender's report is not a conversion, in the words of the office. The names are kept with the report. */
export const postbackRefusals = {
  'click-unknown':
    'Nu avem niciun clic cu acest click_id. Dacă apare în 30 de zile, raportarea se citește singură.',
  'click-of-another': 'Clicul există, dar este la o ofertă care nu ține de cheia acestui creditor.',
  'transaction-of-another': 'Tranzacția a fost deja raportată pentru alt clic.',
  click_id: 'click_id lipsește sau nu este cel din linkul nostru.',
  transaction_id: 'transaction_id lipsește, este prea lung sau conține semne care nu se pot păstra.',
  status: 'status lipsește sau nu este pending, approved ori rejected.',
  payout: 'payout nu se poate citi: se scrie ca 120 sau 120.50.',
  currency: 'payout și currency vin împreună, iar currency se scrie ca RON.',
} as const;

export type PostbackRefusal = keyof typeof postbackRefusals;
