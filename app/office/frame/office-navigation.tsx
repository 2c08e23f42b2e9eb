import { hasAccess, type Role } from '#domain/answers/office/role.ts';
import { DeskNavigation } from '#app/desk/desk-navigation.tsx';
import { navigation } from '#app/office/navigation.ts';

type Props = { roles: readonly Role[]; counts: Readonly<Record<string, number>> };

/** Shows the pages that a person may open, with the number of waiting items on each. */
export function OfficeNavigation({ roles, counts }: Props) {
  const groups = navigation
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .filter(({ access }) => hasAccess(access, roles))
        .map(({ label, path, counts: names = [] }) => ({
          label,
          path,
          count: names.reduce((sum, name) => sum + (counts[name] ?? 0), 0),
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
  return <DeskNavigation label="Redacție" groups={groups} />;
}
