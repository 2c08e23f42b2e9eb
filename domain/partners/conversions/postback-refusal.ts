/** Reasons why a lender's report is not a conversion, in the words of the office. The names are stored with the report. */
export const postbackRefusals = {
  'click-unknown':
    'Nu avem niciun clic cu acest click_id. Dacă apare în 30 de zile, raportarea se citește singură.',
  'click-of-another': 'Clicul există, dar este la o ofertă care nu ține de cheia acestui creditor.',
  'transaction-of-another': 'Tranzacția a fost deja raportată pentru alt clic.',
  click_id: 'click_id lipsește sau nu este cel din linkul nostru.',
  transaction_id:
    'transaction_id lipsește, este gol, este prea lung sau conține semne care nu se pot păstra.',
  'payout-large':
    'Suma trece de 10 000: conversia este păstrată, iar suma așteaptă un administrator care o știe.',
  macro:
    'Rețeaua a trimis numele unui câmp în locul valorii, de exemplu {txid}: legătura ei nu este completată bine.',
  body: 'Raportarea a venit într-o formă care nu se poate citi.',
  status: 'status lipsește sau nu este pending, approved ori rejected (se citesc și 1, sale și chargeback).',
  payout: 'payout nu se poate citi: se scrie ca 120, 120.50 sau 120,50.',
  currency: 'payout și currency vin împreună, iar currency se scrie ca RON.',
} as const;

export type PostbackRefusal = keyof typeof postbackRefusals;
