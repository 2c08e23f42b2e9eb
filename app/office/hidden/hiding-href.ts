import type { HiddenKind } from '#domain/answers/hidden/hidden-things.ts';

/** Returns the page of the switch, with a preselected item. */
export function hidingHref(kind: HiddenKind, id: string): string {
  return `/scoase/?${new URLSearchParams({ fel: kind, care: id }).toString()}`;
}
