/** What every file of the open data begins with. @param about what it is, in a Romanian sentence */
export function openHead(about: string) {
  return { version: 1, licence: 'CC BY 4.0', about } as const;
}
