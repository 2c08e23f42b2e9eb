/** Roles in the back office; a person may have several. An administrator may do everything. */
export const roles = ['administrator', 'editor', 'moderator', 'analyst', 'partners'] as const;
export type Role = (typeof roles)[number];

/** Romanian names of the roles, with their purpose. */
export const roleNames: Readonly<Record<Role, string>> = {
  administrator: 'Administrator: tot, și conturile colegilor',
  editor: 'Editor: oferte, creditori, texte',
  moderator: 'Moderator: comentarii, recenzii, mesaje',
  analyst: 'Analist: statistici, fără drept de modificare',
  partners: 'Parteneri: firmele care aduc vizitatori, condițiile lor',
};

/** Returns „Moderator”, without the purpose. */
export function shortRoleName(role: Role): string {
  return roleNames[role].replace(/:.*/, '');
}

/** Callers of a route: anyone, any signed-in colleague, or the named roles (and administrators, always). */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** Tells whether these roles have access; null is somebody who has not signed in. */
export function hasAccess(access: Access, own: readonly Role[] | null): boolean {
  if (access === 'anyone') return true;
  if (own === null) return false;
  return access === 'signed-in' || own.includes('administrator') || access.some((role) => own.includes(role));
}
