import type { Session } from '@vaglio/auth-session';
import { isRole, mayActOn } from '@vaglio/access-control';
import type { User } from '@vaglio/contract';
import { roleOf } from './list/user-roles';

/** The signed-in person, as far as it decides what they may do to an account. */
export interface Actor {
  readonly userId: string | undefined;
  readonly role: string | undefined;
}

export function actorOf({ claims, role }: Session): Actor {
  return { userId: claims.sub, role };
}

/**
 * Why the person may not change, reset or delete an account: it is their own, or one of their rank or above.
 * @returns null when they may, or when a role is not one of ours, so that the server decides
 * Source: security decision D5.
 */
export function whyNot(actor: Actor, user: User): string | null {
  if (user.userId !== '' && user.userId === actor.userId) return 'This is your own account.';
  const target = roleOf(user);
  if (!isRole(actor.role) || !isRole(target) || mayActOn(actor.role, target)) return null;
  return `Only an admin may change the account of a ${target}.`;
}

/** Whether the person may give scopes; that the account is not their own is `whyNot`. Source: security decision D5. */
export function mayGrantScopes({ role }: Actor): boolean {
  return role === 'admin';
}
