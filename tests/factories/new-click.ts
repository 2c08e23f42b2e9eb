import { randomUUID } from 'node:crypto';
import type { Click } from '#server/visits/clicks/click.ts';

/** Builds a click from the list of offers; each call has an id of its own. */
export function newClick(overrides: Partial<Click> = {}): Click {
  return {
    id: randomUUID(),
    offerId: '101',
    country: 'RO',
    sessionId: null,
    clientId: null,
    providerId: null,
    sub1: 'newsletter',
    referer: 'https://imprumutclar.ro/offers/',
    placement: 'oferte',
    targetHost: 'lender.ro',
    isBot: false,
    createdAt: new Date('2026-11-21T10:00:00Z'),
    ...overrides,
  };
}
