import { ROMANIAN_TIME_ZONE } from '#domain/law/countries/romanian-time-zone.ts';

const moments = new Intl.DateTimeFormat('ro-RO', {
  timeZone: ROMANIAN_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as people of the back office read it, in Romania's time: `21.11.2026, 09:42`. @param iso as JSON has it */
export function formatMoment(iso: string): string {
  return moments.format(new Date(iso));
}
