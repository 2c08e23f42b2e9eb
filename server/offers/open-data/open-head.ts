/** Builds the head of every open data file. @param about its content, in a Romanian sentence */
export function openHead(about: string) {
  return { version: 1, licence: 'CC BY 4.0', about } as const;
}
