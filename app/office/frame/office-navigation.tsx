import { hasAccess, type Role } from '#domain/answers/office/role.ts';
import { listedPlaces } from '#domain/answers/office/waiting-places.ts';
import { DeskNavigation } from '#app/desk/desk-navigation.tsx';
import { navigation } from '#app/office/navigation.ts';

type Counts = Readonly<Record<string, number>>;
type Props = { roles: readonly Role[]; counts: Counts };

/** Shows the pages that a person may open, with the number of waiting items on each. */
export function OfficeNavigation({ roles, counts }: Props) {
  const groups = navigation
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .filter(({ access }) => hasAccess(access, roles))
        .map(({ label, path }) => ({ label, path, count: countUnder(path, counts) })),
    }))
    .filter(({ entries }) => entries.length > 0);
  return <DeskNavigation label="Redacție" groups={groups} />;
}

function countUnder(path: string, counts: Counts): number {
  // Every path begins with that of the first page, which lists the places one by one.
  if (path === '/') return 0;
  const names = listedPlaces.flatMap(([name, place]) => (place.path.startsWith(path) ? name : []));
  return names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
}
