import type { SentRequest } from './sent-request.ts';

/** What the address that a told request leads to says of it, signed: with it, and with nothing else, its answer can be told. */
export type RequestReceipt = Pick<SentRequest, 'lender' | 'sentOn'> & { id: number };

export function writeRequestReceipt({ id, lender, sentOn }: RequestReceipt): string {
  return `${id} ${lender} ${sentOn}`;
}

/** @param text of a receipt of the form; null for one that is not ours, or says something else */
export function readRequestReceipt(text: string | null): RequestReceipt | null {
  const [, id, lender, sentOn] = /^(\d+) ([a-z0-9-]+) (\d{4}-\d\d-\d\d)$/.exec(text ?? '') ?? [];
  return id && lender && sentOn ? { id: Number(id), lender, sentOn } : null;
}
