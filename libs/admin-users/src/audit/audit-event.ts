import type { AuditEvent } from '../endpoints.gen';

/** Who acts when nobody is signed in: the server itself, or a person before the sign-in. */
const NOBODY = 'Nobody signed in';

/** Who acted: an email address, or the id of an account that is gone. */
export function actorWords({ actor }: Pick<AuditEvent, 'actor'>): string {
  if (actor?.email) return actor.email;
  return actor?.id ? `Deleted account ${actor.id}` : NOBODY;
}

/** 'Award group' of 'award_group'. */
export function typeWords(type: string): string {
  const words = type.replaceAll(/[_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Target = Pick<AuditEvent, 'target_type' | 'target_id' | 'target_name'>;

/** What an event is about: its name, else its type and id; '' when it is about nothing. */
export function targetWords({ target_type, target_id, target_name }: Target): string {
  return (
    target_name || [typeWords(target_type ?? ''), target_id ?? ''].filter((part) => part !== '').join(' ')
  );
}
