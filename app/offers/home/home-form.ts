/** Id of the form: its button is below the roads block. */
export const HOME_FORM = 'cerere';
