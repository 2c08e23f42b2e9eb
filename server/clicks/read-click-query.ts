import { readLabels, subNames, utmNames } from '#domain/events/attribution.ts';
import { addressLimit, cleanText, textLimit } from '#domain/events/clean-text.ts';
import { dashedUuid, isUuidV4 } from '#domain/events/uuid-v4.ts';

/**
 * What the address of the redirector says of the visit. Only the offer decides where the visitor goes; everything here
 * is cut or left out when it is strange, never a reason to turn one away.
 */
export function readClickQuery(search: URLSearchParams) {
  return {
    subs: readLabels(search, subNames),
    utms: readLabels(search, utmNames),
    placement: cleanText(search.get('loc') ?? '', textLimit) || null,
    sessionId: readUuid(search.get('session_id')),
    clientId: readUuid(search.get('client_id')),
  };
}

/** The referring page without its query and fragment; '' when there is none. */
export function readReferer(header: string | undefined): string {
  const url = header === undefined ? null : URL.parse(header);
  return url ? cleanText(url.origin + url.pathname, addressLimit) : '';
}

function readUuid(text: string | null): string | null {
  return text !== null && isUuidV4(text) ? dashedUuid(text) : null;
}
