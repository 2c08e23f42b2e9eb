/** By how much a figure changed, in percent of what it was; null where it was nothing, and any change is endless. */
export function changePercent(before: number, now: number): number | null {
  return before === 0 ? null : ((now - before) / before) * 100;
}
