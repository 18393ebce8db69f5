import type { Session } from '@vaglio/auth-session';
import { isRole, mayActOn } from '@vaglio/access-control';
import type { User } from '@vaglio/contract';
import { roleOf } from './list/user-roles';

/** Signed-in user, with the fields that determine the permissions. */
export interface Actor {
  readonly userId: string | undefined;
  readonly role: string | undefined;
}

export function actorOf({ claims, role }: Session): Actor {
  return { userId: claims.sub, role };
}

/**
 * Returns the reason why the signed-in user may not change, reset or delete an account. It is the user's own account,
 * or its role is equal or higher.
 * @returns null if the change is allowed, or if a role is unknown and the server must decide
 * Source: security decision D5.
 */
export function actionRefusal(actor: Actor, user: User): string | null {
  if (user.userId !== '' && user.userId === actor.userId) return 'This is your own account.';
  const target = roleOf(user);
  if (!isRole(actor.role) || !isRole(target) || mayActOn(actor.role, target)) return null;
  return `Only an admin may change the account of a ${target}.`;
}

/**
 * Returns true if the signed-in user may grant scopes. `actionRefusal` excludes the user's own account. Source:
 * security decision D5.
 */
export function mayGrantScopes({ role }: Actor): boolean {
  return role === 'admin';
}
