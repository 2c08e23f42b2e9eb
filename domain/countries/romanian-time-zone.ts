/**
 * The clocks of Romania. The country has them as `timeZone`, and so does whatever shows or does something by the clock of the
 * country that a site serves; by name they are for what is Romanian in every country: the hours of its national bank, and the
 * office, which works in Romania.
 */
export const ROMANIAN_TIME_ZONE = 'Europe/Bucharest';
