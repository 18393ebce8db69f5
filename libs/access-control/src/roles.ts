/** Every role, least privilege first: a picker that falls back to the first role must not promote anyone. */
export const ROLES = ['user', 'super', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** The one place where roles are ordered; swap two numbers and every rule follows. */
const RANKS: Readonly<Record<Role, number>> = { user: 1, super: 2, admin: 3 };

/** Whether a text from outside is one of our roles (exact spelling; 'Admin' is not). */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Rank of a role: admin 3, super 2, user 1; a larger number may do more. */
export function rankOf(role: Role): number {
  return RANKS[role];
}

/** The role of the lower rank. */
export function lowerRole(a: Role, b: Role): Role {
  return rankOf(a) < rankOf(b) ? a : b;
}

/**
 * Whether an actor's role may change, reset or delete an account of the target's role.
 * An admin may act on everyone; others only on a lower rank. That no one acts on
 * themselves is the caller's check: it needs ids, not roles.
 * Source: security decision D5.
 */
export function mayActOn(actorRole: Role, targetRole: Role): boolean {
  return actorRole === 'admin' || rankOf(actorRole) > rankOf(targetRole);
}

/** Whether an actor may give this role to another person: an admin any, others only one below their own. */
export function mayAssign(actorRole: Role, role: Role): boolean {
  return actorRole === 'admin' || rankOf(role) < rankOf(actorRole);
}

/** The roles an actor may give, least first; empty for a role user. */
export function assignableRoles(actorRole: Role): Role[] {
  return ROLES.filter((role) => mayAssign(actorRole, role));
}
