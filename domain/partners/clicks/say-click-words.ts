import { DAY_MS } from '#domain/base/days/day-ms.ts';
import type { ClickWord } from './click-word.ts';

/** A click with a `pid`, and the state of partner and offer at its moment. */
export type PartnerClick = {
  id: string;
  /** moment of the click */
  clickedAt: Date;
  offerId: string;
  /** null without consent: then a repeat cannot be recognised */
  clientId: string | null;
  isProgram: boolean;
  /** null for an unknown `pid` */
  partner: { id: string; isApproved: boolean } | null;
  isOfferPaused: boolean;
  /** of the partner for this offer on that day; null without any */
  termsId: number | null;
};

/** An earlier click that counts. */
export type CountedClick = { partnerId: string; offerId: string; clientId: string; clickedAt: Date };

const REPEAT_MS = DAY_MS;

/**
 * Decides the outcomes of clicks, given in the order of their storage. A click is repeated when the same partner's click of
 * the same `client_id` for the same offer counts already, less than 24 hours away. So an outcome depends on nothing that is stored later,
 * and a late click of an outage changes no earlier outcome.
 * @param earlier clicks that count among those stored before
 * @see docs/decisions/187-links-of-partners.md
 */
export function sayClickWords(
  clicks: readonly PartnerClick[],
  earlier: readonly CountedClick[],
): Map<string, ClickWord> {
  const counted = new Map<string, number[]>();
  for (const click of earlier) momentsOf(counted, click).push(click.clickedAt.getTime());
  const words = new Map<string, ClickWord>();
  for (const click of clicks) words.set(click.id, wordOf(click, counted));
  return words;
}

function wordOf(click: PartnerClick, counted: Map<string, number[]>): ClickWord {
  const { partner, offerId, clientId, clickedAt } = click;
  if (!partner) return 'unknown-pid';
  if (click.isProgram) return 'program';
  if (!partner.isApproved) return 'partner-paused';
  if (click.isOfferPaused) return 'offer-paused';
  if (click.termsId === null) return 'no-terms';
  if (clientId === null) return 'counted';
  const moments = momentsOf(counted, { partnerId: partner.id, offerId, clientId });
  const moment = clickedAt.getTime();
  if (moments.some((other) => Math.abs(moment - other) < REPEAT_MS)) return 'repeated';
  moments.push(moment);
  return 'counted';
}

function momentsOf(
  counted: Map<string, number[]>,
  { partnerId, offerId, clientId }: Omit<CountedClick, 'clickedAt'>,
): number[] {
  const key = JSON.stringify([partnerId, offerId, clientId]);
  const moments = counted.get(key) ?? [];
  counted.set(key, moments);
  return moments;
}
