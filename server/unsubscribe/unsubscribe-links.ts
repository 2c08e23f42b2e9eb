import type { Suppressions } from './suppressions.ts';

/**
 * What every mailing carries: the page with one button for people, and the headers by which mail programs do it themselves
 * (RFC 2369, RFC 8058).
 */
export function createUnsubscribeLinks(suppressions: Pick<Suppressions, 'sealEmail'>, origin: string) {
  const query = (email: string) => `?cheie=${suppressions.sealEmail(email)}`;
  return {
    /** for the last lines of the text */
    href: (email: string): string => `${origin}/unsubscribe/${query(email)}`,
    /** A message with these is a mailing: it is not sent to whoever has unsubscribed meanwhile. */
    headers: (email: string): Record<string, string> => ({
      'List-Unsubscribe': `<${origin}/api/unsubscribe${query(email)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;
