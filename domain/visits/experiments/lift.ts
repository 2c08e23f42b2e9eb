/** Result of a variant: how many visitors saw it, and how many of these did the judged action. */
export type Outcome = { exposed: number; converted: number };

export type Lift = { percent: number; lowPercent: number; highPercent: number };

const Z_95 = 1.959964;

/**
 * Computes how much more often the treatment succeeds than the control, in percent of the control's rate, with the bounds of the
 * true figure in 95 of 100 such experiments: exp(ln r ± 1.96 √(1/a − 1/n + 1/b − 1/m)).
 * @returns null while one of them has no success yet, or only successes: there is nothing to compare
 * @see Katz et al., Obtaining confidence intervals for the risk ratio in cohort studies, Biometrics 34 (1978)
 */
export function lift(control: Outcome, treatment: Outcome): Lift | null {
  if (![control, treatment].every(({ exposed, converted }) => converted > 0 && converted < exposed))
    return null;
  const ratio = treatment.converted / treatment.exposed / (control.converted / control.exposed);
  const variance = [control, treatment].reduce(
    (sum, { exposed, converted }) => sum + 1 / converted - 1 / exposed,
    0,
  );
  const spread = Z_95 * Math.sqrt(variance);
  const percent = (factor: number) => (factor - 1) * 100;
  return {
    percent: percent(ratio),
    lowPercent: percent(ratio * Math.exp(-spread)),
    highPercent: percent(ratio * Math.exp(spread)),
  };
}
