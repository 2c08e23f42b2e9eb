/**
 * Time zone of Romania. Code that works in the time of the served country uses its `timeZone`; this constant is for what is
 * Romanian in every country: the hours of its national bank, and the office, which works in Romania.
 */
export const ROMANIAN_TIME_ZONE = 'Europe/Bucharest';
