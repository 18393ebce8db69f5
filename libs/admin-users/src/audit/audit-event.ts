import type { AuditEvent } from '@vaglio/contract';
import { isHash } from './kept-fields';

/** Who acted: an email address, the server itself, or a person who is not known any better. */
export function actorText({ actor, ip }: Pick<AuditEvent, 'actor' | 'ip'>): string {
  if (actor) return actor.email ?? 'A deleted account';
  // What the server does by itself comes from no network address.
  return ip === null ? 'Vaglio' : 'Not signed in';
}

/** 'Award group' of 'award_group'. */
export function typeText(type: string): string {
  const text = type.replaceAll(/[_.]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Target = Pick<AuditEvent, 'target_type' | 'target_id' | 'target_name'>;

/** What an event is about: its name, else its id where people can read it; '' when it is about nothing. */
export function targetText({ target_type, target_id, target_name }: Target): string {
  if (target_name) return target_name;
  if (target_type === 'email') return 'An unknown address';
  return isHash(target_id) ? '' : (target_id ?? '');
}
