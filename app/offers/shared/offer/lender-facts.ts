import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';

/** A Romanian number, the first of several („021 9877 și …”), on one line, and what calls it: short ones only from here. */
export function telephone(phone: string): { value: string; href: string } {
  const [first = phone] = phone.split(' și ');
  const digits = first.replaceAll(/[^+\d]/g, '');
  return {
    value: first.replaceAll(' ', '\u00a0'),
    href: `tel:${/^0\d{9}$/.test(digits) ? `+4${digits}` : digits}`,
  };
}

/**
 * The test of somebody who asked many lenders the same question and told how. A press article that prints a lender's own
 * example is none.
 */
export function independentTest(items: readonly EvidenceItem[]): EvidenceItem | undefined {
  return items.find(
    ({ tier, source, figures }) =>
      tier === 'C' && source.name.startsWith('testul ') && figures.some(({ measure }) => measure === 'cost'),
  );
}
