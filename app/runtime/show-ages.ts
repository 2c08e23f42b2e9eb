/** Says of moments on the page how long ago they were; without it they are dates. */
export function showAges(): void {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-ago]');
  if (times.length === 0) return;
  // Dates are good enough when it does not arrive.
  import('./later/tell-ages.ts').then((later) => later.tellAges(times, Date.now())).catch(() => undefined);
}
