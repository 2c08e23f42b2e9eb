import { useRouteLoaderData } from 'react-router';
import { type Access, hasAccess } from '#domain/office/role.ts';
import type { Officer } from '#server/admin/admin-plugin.ts';

export type Me = { officer: Officer; counts: Readonly<Record<string, number>> };

/** Who is signed in, on any page inside the frame. */
export function useMe(): Me {
  return useRouteLoaderData('office') as Me;
}

/** Whether the person who is signed in may do something. */
export function useAccess(access: Access): boolean {
  return hasAccess(access, useMe().officer.roles);
}
