import { relativeTime } from '#domain/base/text/relative-time.ts';

/** Writes how long ago moments were in place of their dates, which stay as titles. @param now milliseconds since the epoch */
export function tellAges(times: Iterable<HTMLTimeElement>, now: number): void {
  for (const time of times) {
    time.title = time.textContent;
    time.textContent = relativeTime(time.dateTime, now);
  }
}
