import type { SentRequest } from './sent-request.ts';

/** The signed receipt of a reported request, in the address after sending: the only way to report its answer later. */
export type RequestReceipt = Pick<SentRequest, 'lender' | 'sentOn'> & { id: number };

export function writeRequestReceipt({ id, lender, sentOn }: RequestReceipt): string {
  return `${id} ${lender} ${sentOn}`;
}

/** @param text of a receipt of the form; null for one that is not ours, or of another form */
export function readRequestReceipt(text: string | null): RequestReceipt | null {
  const [, id, lender, sentOn] = /^(\d+) ([a-z0-9-]+) (\d{4}-\d\d-\d\d)$/.exec(text ?? '') ?? [];
  return id && lender && sentOn ? { id: Number(id), lender, sentOn } : null;
}
