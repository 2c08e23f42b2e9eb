import type { IncomingHttpHeaders } from 'node:http';
import { fillLinkMacros } from '#domain/visits/events/fill-link-macros.ts';
import { canBeTaken } from '#domain/offers/base-order.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import type { Click } from './click.ts';
import { readClickQuery, readReferer } from './read-click-query.ts';
import { isBot } from '#server/visits/events/is-bot.ts';

type Asked = { search: URLSearchParams; headers: IncomingHttpHeaders; clickId: string; now: Date };

/**
 * Determines the target of a click on an offer and its stored record.
 * @returns null when the offer is unknown, paused, or has no link that may be followed
 */
export function prepareDeparture(
  offer: OfferRecord | undefined,
  { search, headers, clickId, now }: Asked,
): { click: Click; target: string } | null {
  if (!offer || !canBeTaken(offer) || offer.url === null) return null;
  const { subs, utms, providerId, placement, sessionId, clientId } = readClickQuery(search, headers);
  const target = fillLinkMacros(offer.url, { clickId, subs });
  if (target === null) return null;
  const click: Click = {
    ...subs,
    ...utms,
    id: clickId,
    offerId: offer.id,
    country: offer.country,
    sessionId,
    clientId,
    providerId,
    referer: readReferer(headers.referer),
    placement,
    targetHost: new URL(target).host,
    isBot: isBot(headers['user-agent']),
    createdAt: now,
  };
  return { click, target };
}
