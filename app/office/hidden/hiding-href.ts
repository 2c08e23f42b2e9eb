import type { HiddenKind } from '#domain/answers/hidden/hidden-things.ts';

/** The page of the switch, with a thing chosen. */
export function hidingHref(kind: HiddenKind, id: string): string {
  return `/scoase/?${new URLSearchParams({ fel: kind, care: id }).toString()}`;
}
