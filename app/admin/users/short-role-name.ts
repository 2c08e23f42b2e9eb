import { type Role, roleNames } from '#domain/office/role.ts';

/** „Moderator”, without what it is for. */
export function shortRoleName(role: Role): string {
  return roleNames[role].replace(/:.*/, '');
}
