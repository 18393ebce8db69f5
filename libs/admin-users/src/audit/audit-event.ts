import type { AuditEvent } from '@vaglio/contract';
import { isHash } from './kept-fields';

/** Returns the email address of the actor, or a text for the server, a deleted account or an anonymous visitor. */
export function actorText({ actor, ip }: Pick<AuditEvent, 'actor' | 'ip'>): string {
  if (actor) return actor.email ?? 'A deleted account';
  // Events caused by the server itself have no network address.
  return ip === null ? 'Vaglio' : 'Not signed in';
}

/** Converts a target type to a label, such as 'award_group' to 'Award group'. */
export function typeText(type: string): string {
  const text = type.replaceAll(/[_.]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Target = Pick<AuditEvent, 'target_type' | 'target_id' | 'target_name'>;

/** Returns the name of the target, or its id if the id is readable. Without a target, it returns ''. */
export function targetText({ target_type, target_id, target_name }: Target): string {
  if (target_name) return target_name;
  if (target_type === 'email') return 'An unknown address';
  return isHash(target_id) ? '' : (target_id ?? '');
}
