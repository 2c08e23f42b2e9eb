import { addDays, type IsoDay } from '#domain/base/days/iso-day.ts';
import { orthodoxEaster } from './orthodox-easter.ts';
import { westernEaster } from './western-easter.ts';

export type Observance = { id: string; name: string; day: IsoDay };

/**
 * Lists days that people look up in a calendar and that are not legal holidays, by day. Only days that follow from Easter; the
 * Western one is left out when it coincides with the Orthodox one.
 * @param year 1900 to 2099
 */
export function observances(year: number): Observance[] {
  const orthodox = orthodoxEaster(year);
  const western = westernEaster(year);
  return [
    { id: 'florii', name: 'Floriile (Intrarea Domnului în Ierusalim)', day: addDays(orthodox, -7) },
    { id: 'inaltarea', name: 'Înălțarea Domnului', day: addDays(orthodox, 39) },
    { id: 'pasti-apusean', name: 'Paștile catolic și protestant', day: western },
  ]
    .filter(({ day }) => day !== orthodox)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
