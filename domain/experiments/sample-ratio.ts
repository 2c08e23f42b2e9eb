/** Chi-square with one degree of freedom: exceeded by chance once in a thousand experiments. */
const SUSPICIOUS_ABOVE = 10.828;

/**
 * Whether the two variants were seen by so unequal numbers that chance hardly explains it: then something loses
 * visitors of one variant, and its figures say nothing.
 */
export function sampleRatio(
  control: number,
  treatment: number,
): { chiSquare: number; isSuspicious: boolean } {
  const total = control + treatment;
  const chiSquare = total === 0 ? 0 : (control - treatment) ** 2 / total;
  return { chiSquare, isSuspicious: chiSquare > SUSPICIOUS_ABOVE };
}
