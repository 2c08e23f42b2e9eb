// "Cubot" is a make of telephones.
const marks =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|externalhit|preview|monitor|curl|wget|python|\bjava\/|go-http|okhttp|axios|node-fetch|undici/i;

/**
 * Whether a user agent names itself a program. Such events are kept and marked, never dropped: a wrong guess must
 * not lose a person, and statistics choose for themselves. A request without a user agent is a program.
 */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || marks.test(userAgent);
}
