import type { Role } from '@vaglio/access-control';
import type { RoleChoice } from '@vaglio/contract';

/** Returns the roles that the signed-in user may assign, without duplicates. */
export function assignableRoles(roles: readonly RoleChoice[]): readonly RoleChoice[] {
  return [
    ...new Map(roles.filter(({ assignable }) => assignable).map((role) => [role.id, role] as const)).values(),
  ];
}

/**
 * Returns the initially selected role: the current role if it is assignable, otherwise the first role. Without roles,
 * it returns ''.
 * Source: spec §2.
 */
export function firstChoice(roles: readonly RoleChoice[], present: string): string {
  return (roles.find(({ id }) => id === present) ?? roles[0])?.id ?? '';
}

/** Converts the selected role to the type of role in requests. The server may know more roles than this type. */
export function readSentRole(value: string): Role {
  return value as Role;
}
