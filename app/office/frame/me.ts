import { useRouteLoaderData } from 'react-router';
import type { MeAnswer } from '#domain/answers/office/me.ts';
import { type Access, hasAccess } from '#domain/answers/office/role.ts';

/** Returns the signed-in person, on any page inside the frame. */
export function useMe(): MeAnswer {
  return useRouteLoaderData('office') as MeAnswer;
}

/** Tells whether the signed-in person has a permission. */
export function useAccess(access: Access): boolean {
  return hasAccess(access, useMe().officer.roles);
}
