import { FOLDED_TO_ASCII } from '../http/validation/address-text';

const KEPT_APART = new RegExp(`([${FOLDED_TO_ASCII}])`, 'u');

/**
 * What two spellings of one address have in common: case and composition make no difference. Nothing but ASCII becomes
 * ASCII, so that the Kelvin sign is not k. Keys are made here alone: the database compares them as they are.
 */
export function emailKey(email: string): string {
  const parts = email.trim().split(KEPT_APART);
  return parts.map((part) => (KEPT_APART.test(part) ? part : part.normalize('NFC').toLowerCase())).join('');
}
