/** Why a lender's report is not a conversion; the names are kept with the report. The first three are not of one parameter. */
export type PostbackRefusal =
  | 'click-unknown'
  | 'click-of-another'
  | 'transaction-of-another'
  | 'click_id'
  | 'transaction_id'
  | 'status'
  | 'payout'
  | 'currency';
