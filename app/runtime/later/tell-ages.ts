import { relativeTime } from '#domain/base/text/relative-time.ts';

/** Replaces dates by their age in words; the dates stay as titles. @param now milliseconds since the epoch */
export function tellAges(times: Iterable<HTMLTimeElement>, now: number): void {
  for (const time of times) {
    time.title = time.textContent;
    time.textContent = relativeTime(time.dateTime, now);
  }
}
