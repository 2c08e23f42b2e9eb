/** Reason of the switch that holds a new lender back: it ends by itself when the lender's page becomes public. */
export const NEW_LENDER = 'Creditor nou: se vede odată cu pagina lui.';
