const LENGTH_IN_ROMANIA = 24;

/** Reads the number of a bank account as people write it, with or without blanks. @returns undefined when its check digits are wrong */
export function readIban(typed: string): string | undefined {
  const iban = typed.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return undefined;
  if (iban.startsWith('RO') && iban.length !== LENGTH_IN_ROMANIA) return undefined;
  // ISO 13616: letters are 10 to 35, and the number with its first four signs at the end leaves 1 of 97.
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = Array.from(turned, (sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n ? iban : undefined;
}
