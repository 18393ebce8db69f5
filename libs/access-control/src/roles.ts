/** All roles, least privileged first. A select that falls back to the first role therefore never promotes anyone. */
export const ROLES = ['user', 'super', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** Role ranks, which all permission rules compare. */
const RANKS: Readonly<Record<Role, number>> = { user: 1, super: 2, admin: 3 };

/** Returns true if a value is a role in its exact spelling. 'Admin' is not a role. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Returns the rank of a role: admin 3, super 2, user 1. A higher rank has more rights. */
export function rankOf(role: Role): number {
  return RANKS[role];
}

/** Returns the role with the lower rank. */
export function lowerRole(a: Role, b: Role): Role {
  return rankOf(a) < rankOf(b) ? a : b;
}

/**
 * Returns true if the actor's role may change, reset or delete an account with the target's role. An admin may act on
 * every account, other roles only on lower ranks. The caller must also prevent users from acting on their own account.
 * Source: security decision D5.
 */
export function mayActOn(actorRole: Role, targetRole: Role): boolean {
  return actorRole === 'admin' || rankOf(actorRole) > rankOf(targetRole);
}

/**
 * Returns true if an actor may assign a role. An admin may assign every role, other actors only roles below their own.
 */
export function mayAssign(actorRole: Role, role: Role): boolean {
  return actorRole === 'admin' || rankOf(role) < rankOf(actorRole);
}

/** Returns the roles that an actor may assign, lowest first. For the role user, the result is empty. */
export function assignableRoles(actorRole: Role): Role[] {
  return ROLES.filter((role) => mayAssign(actorRole, role));
}
