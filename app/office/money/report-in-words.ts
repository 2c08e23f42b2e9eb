import { UNREADABLE_BODY } from '#domain/partners/conversions/mapped-parameters.ts';

/** Writes `status=approved&payout=12%2C5` as „status: approved, payout: 12,5”. */
export function reportInWords(raw: string): string {
  const readable = [...new URLSearchParams(raw)].filter(([name]) => name !== UNREADABLE_BODY.name);
  return readable.map(([name, value]) => `${name}: ${value}`).join(', ') || 'nimic care se poate citi';
}
