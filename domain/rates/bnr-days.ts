const DAY_MS = 86_400_000;
const PUBLISHED_AT_HOUR = 13;

// Month and day of the legal holidays that never move (Codul muncii, art. 139).
const fixedHolidays = [
  '01-01',
  '01-02',
  '01-24',
  '05-01',
  '06-01',
  '08-15',
  '11-30',
  '12-01',
  '12-25',
  '12-26',
];
// Added by the change of 2023, first kept in January 2024.
const holidaysSince2024 = ['01-06', '01-07'];
// Good Friday, Easter, its second day, Pentecost, its second day: days from Easter Sunday.
const daysFromEaster = [-2, 0, 1, 49, 50];

/**
 * Whether the national bank publishes rates on a day: Monday to Friday, legal holidays left out. Bridge days given to
 * public employees count as working days (seen in its files of 2023 and 2026, without exception).
 * @param day yyyy-mm-dd, from 2018 on, when Good Friday became a holiday
 */
export function isBnrDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The days with rates from one day to another, both included. */
export function bnrDaysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (isBnrDay(day)) days.push(day);
  return days;
}

/**
 * The newest day whose rates are out at a moment: they come a little after 13:00, Romanian time.
 * @param now any moment
 */
export function newestBnrDay(now: Date): string {
  const { day, hour } = bucharestTime(now);
  let newest = isBnrDay(day) && hour >= PUBLISHED_AT_HOUR ? day : addDays(day, -1);
  while (!isBnrDay(newest)) newest = addDays(newest, -1);
  return newest;
}

/** Calendar day and full hour in Romania at a moment. */
export function bucharestTime(now: Date): { day: string; hour: number } {
  // Swedish dates are ISO dates.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Bucharest',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

/** A day so many days later, or earlier when the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

// A page counts the days of five years several times: the feasts of a year are worked out once.
const holidaysByYear = new Map<number, ReadonlySet<string>>();

function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    holidays = holidaysOf(year);
    holidaysByYear.set(year, holidays);
  }
  return holidays.has(day);
}

function holidaysOf(year: number): ReadonlySet<string> {
  const easter = orthodoxEaster(year);
  const fixed = year >= 2024 ? [...fixedHolidays, ...holidaysSince2024] : fixedHolidays;
  return new Set([
    ...fixed.map((monthDay) => `${year}-${monthDay}`),
    ...daysFromEaster.map((offset) => addDays(easter, offset)),
  ]);
}

// Meeus' Julian computus, thirteen days on in 1900 to 2099.
function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const dayOfMonth = ((d + e + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, dayOfMonth + 13)).toISOString().slice(0, 10);
}
