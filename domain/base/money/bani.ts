/** An amount of money in whole bani (1 leu = 100 bani). Branded, so that lei cannot be passed by mistake. */
export type Bani = number & { readonly unit: 'bani' };

/**
 * Marks a whole number as bani.
 * @param amount whole bani, may be negative (a difference)
 * @throws {RangeError} when the amount is not a safe whole number: rounding is a choice of the caller
 */
export function bani(amount: number): Bani {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of bani: ${amount}`);
  return amount as Bani;
}

/** Converts lei with at most two decimals to whole bani, e.g. 313.36. @throws {RangeError} when it has more */
export function fromLei(lei: number): Bani {
  const exact = Math.round(lei * 100);
  if (Math.abs(exact - lei * 100) > 1e-6) throw new RangeError(`more than two decimals: ${lei}`);
  return bani(exact);
}

/** Rounds a fractional amount of bani half up, the rounding of every instalment and interest figure. */
export function roundToBani(amount: number): Bani {
  return bani(Math.floor(amount + 0.5));
}
