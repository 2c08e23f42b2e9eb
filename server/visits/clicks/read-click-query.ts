import type { IncomingHttpHeaders } from 'node:http';
import { isMarked, readLabels, subNames, utmNames } from '#domain/visits/events/attribution.ts';
import { addressLimit, cleanText, textLimit } from '#domain/visits/events/clean-text.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import { dashedUuid, isUuidV4 } from '#domain/visits/events/uuid-v4.ts';

/**
 * Reads the redirector's query about the visit. Only the offer decides where the visitor goes; strange values are cut or left out
 * and never turn a visitor away.
 */
export function readClickQuery(
  search: URLSearchParams,
  headers: Pick<IncomingHttpHeaders, 'host' | 'referer'>,
) {
  const marked = markedQuery(search, headers);
  return {
    subs: readLabels(marked, subNames),
    utms: readLabels(marked, utmNames),
    providerId: readLabels(marked, ['pid']).pid ?? null,
    placement: cleanText(search.get('loc') ?? '', textLimit) || null,
    sessionId: readUuid(search.get('session_id')),
    clientId: readUuid(search.get('client_id')),
  };
}

/**
 * Picks the query with the visitor's source: the redirector's own, or that of our previous page if its link was used before the
 * scripts had marked it, or without scripts.
 */
function markedQuery(search: URLSearchParams, { host, referer = '' }: IncomingHttpHeaders): URLSearchParams {
  const before = URL.parse(referer);
  return !before || before.host !== host || isMarked(search) ? search : readQuery(before.search);
}

/** Returns the referring page without its query and fragment; '' when there is none. */
export function readReferer(header: string | undefined): string {
  const url = header === undefined ? null : URL.parse(header);
  return url ? cleanText(url.origin + url.pathname, addressLimit) : '';
}

function readUuid(text: string | null): string | null {
  return text !== null && isUuidV4(text) ? dashedUuid(text) : null;
}
