/** The id of the form: its button stands below the roads. */
export const HOME_FORM = 'cerere';
