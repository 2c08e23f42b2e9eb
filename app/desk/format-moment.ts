import { ROMANIAN_TIME_ZONE } from '#domain/law/countries/romanian-time-zone.ts';

const moments = new Intl.DateTimeFormat('ro-RO', {
  timeZone: ROMANIAN_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a moment for the back office, in Romanian time: `21.11.2026, 09:42`. @param iso as in JSON */
export function formatMoment(iso: string): string {
  return moments.format(new Date(iso));
}
