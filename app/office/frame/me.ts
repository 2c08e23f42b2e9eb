import { useRouteLoaderData } from 'react-router';
import type { MeAnswer } from '#domain/answers/office/me.ts';
import { type Access, hasAccess } from '#domain/answers/office/role.ts';

/** Who is signed in, on any page inside the frame. */
export function useMe(): MeAnswer {
  return useRouteLoaderData('office') as MeAnswer;
}

/** Whether the person who is signed in may do something. */
export function useAccess(access: Access): boolean {
  return hasAccess(access, useMe().officer.roles);
}
