import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';

/**
 * Formats a Romanian number, the first of several („021 9877 și …”), on one line, with its link: short numbers can be called from
 * Romania only.
 */
export function telephone(phone: string): { value: string; href: string } {
  const [first = phone] = phone.split(' și ');
  const digits = first.replaceAll(/[^+\d]/g, '');
  return {
    value: first.replaceAll(' ', '\u00a0'),
    href: `tel:${/^0\d{9}$/.test(digits) ? `+4${digits}` : digits}`,
  };
}

/**
 * Finds a test whose author asked many lenders the same question and described the method. A press article with a lender's own
 * example does not count.
 */
export function independentTest(items: readonly EvidenceItem[]): EvidenceItem | undefined {
  return items.find(
    ({ tier, source, figures }) =>
      tier === 'C' && source.name.startsWith('testul ') && figures.some(({ measure }) => measure === 'cost'),
  );
}
