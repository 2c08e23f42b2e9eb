/** Whole lei, half up, as taxes are paid. The smallest part more gives back what binary fractions lose. */
export function percentOf(lei: number, percent: number): number {
  return Math.floor((lei * percent) / 100 + 0.5 + 1e-9);
}
