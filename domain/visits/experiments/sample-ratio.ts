/** Chi-square with one degree of freedom: exceeded by chance once in a thousand experiments. */
const SUSPICIOUS_ABOVE = 10.828;

/**
 * Tells whether the variants' numbers of visitors are so unequal that chance hardly explains it: then visitors of one variant get
 * lost, and its figures mean nothing.
 */
export function sampleRatio(
  control: number,
  treatment: number,
): { chiSquare: number; isSuspicious: boolean } {
  const total = control + treatment;
  const chiSquare = total === 0 ? 0 : (control - treatment) ** 2 / total;
  return { chiSquare, isSuspicious: chiSquare > SUSPICIOUS_ABOVE };
}
