import type { Role } from '@vaglio/access-control';
import type { RoleChoice } from '@vaglio/contract';

/** The roles that the person may give, without doubles. */
export function assignableRoles(roles: readonly RoleChoice[]): readonly RoleChoice[] {
  return [
    ...new Map(roles.filter(({ assignable }) => assignable).map((role) => [role.id, role] as const)).values(),
  ];
}

/** The choice a picker opens with: the present role, or the first when that is not to be had; '' without any. Source: spec §2. */
export function firstChoice(roles: readonly RoleChoice[], present: string): string {
  return (roles.find(({ id }) => id === present) ?? roles[0])?.id ?? '';
}

/** A chosen role as the calls take it: one of our own server's, or one that another server named and so knows. */
export function readSentRole(value: string): Role {
  return value as Role;
}
