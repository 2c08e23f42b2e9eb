/** What a person may do in the back office; one person may have several. An administrator may do everything. */
export const roles = ['administrator', 'editor', 'moderator', 'analyst'] as const;
export type Role = (typeof roles)[number];

/** Romanian names of the roles, with what they are for. */
export const roleNames: Readonly<Record<Role, string>> = {
  administrator: 'Administrator: tot, și conturile colegilor',
  editor: 'Editor: oferte, creditori, texte',
  moderator: 'Moderator: comentarii, recenzii, mesaje',
  analyst: 'Analist: statistici, fără drept de modificare',
};

/** „Moderator”, without what it is for. */
export function shortRoleName(role: Role): string {
  return roleNames[role].replace(/:.*/, '');
}

/** Who may call something: anyone at all, anyone who signed in, or the named roles (and administrators, always). */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** Whether somebody with these roles has access; null is somebody who has not signed in. */
export function hasAccess(access: Access, own: readonly Role[] | null): boolean {
  if (access === 'anyone') return true;
  if (own === null) return false;
  return access === 'signed-in' || own.includes('administrator') || access.some((role) => own.includes(role));
}
