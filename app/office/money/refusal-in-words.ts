import { postbackRefusals } from '#domain/partners/conversions/postback-refusal.ts';

/** Describes why a report was refused. */
export function refusalInWords(refusal: string | null): string {
  const reasons: Readonly<Record<string, string>> = postbackRefusals;
  return reasons[refusal ?? ''] ?? 'Motivul nu s-a păstrat. Citiți-o din nou și îl aflați.';
}
