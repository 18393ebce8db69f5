import { domainToUnicode } from 'node:url';
import { FOLDED_TO_ASCII } from '../http/validation/address-text';

const KEPT_APART = new RegExp(`([${FOLDED_TO_ASCII}])`, 'u');

/**
 * What two spellings of one address have in common: case, composition, and umlauts of the domain in their ASCII form make
 * no difference. Nothing but ASCII becomes ASCII, so that the Kelvin sign is not k. Keys are made here alone: the database
 * compares them as they are.
 */
export function emailKey(email: string): string {
  const key = spellingKey(email);
  const domain = key.lastIndexOf('@') + 1;
  return domain === 0 ? key : key.slice(0, domain) + key.slice(domain).split('.').map(unicodeLabel).join('.');
}

/** A label of a domain whose ASCII form is given: 'müller' for 'xn--mller-kva'. */
const unicodeLabel = (label: string): string =>
  /^xn--[a-z0-9-]+$/.test(label) ? domainToUnicode(label) || label : label;

/** The keys under which the account of an address may be stored: versions before 0.4 kept the ASCII form of a domain. */
export const emailKeys = (email: string): string[] => [...new Set([emailKey(email), spellingKey(email)])];

function spellingKey(email: string): string {
  const parts = email.trim().split(KEPT_APART);
  return parts.map((part) => (KEPT_APART.test(part) ? part : part.normalize('NFC').toLowerCase())).join('');
}
