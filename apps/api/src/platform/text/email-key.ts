import { domainToASCII, domainToUnicode } from 'node:url';
import { FOLDED_TO_ASCII } from '../http/validation/address-text';

const KEPT_APART = new RegExp(`([${FOLDED_TO_ASCII}])`, 'u');

/**
 * Returns the same key for all spellings of an email address, regardless of case, Unicode composition and the form of
 * an international domain. Only ASCII letters become ASCII, so the Kelvin sign does not become k. Only this function
 * creates keys; the database compares them as they are.
 * @returns key with the domain in ASCII form: 'ann@xn--mller-kva.example' for 'Ann@Müller.example'
 */
export const emailKey = (email: string): string => withLabels(spellingKey(email), asciiLabel);

/** Returns all keys under which an account may be stored. Versions before 0.4 did not convert the domain. */
export function emailKeys(email: string): string[] {
  const typed = spellingKey(email);
  return [...new Set([emailKey(email), withLabels(typed, unicodeLabel), typed])];
}

/**
 * Returns the texts to search for in keys, for a part of an address. A part without @ may belong to the domain, which
 * can be stored in two forms.
 */
export function partKeys(text: string): string[] {
  const typed = spellingKey(text);
  return typed.includes('@') ? emailKeys(typed) : emailKeys(`@${typed}`).map((key) => key.slice(1));
}

/** Returns an email address in lower case and normalized, without converting its domain. */
export function spellingKey(email: string): string {
  const parts = email.trim().split(KEPT_APART);
  return parts.map((part) => (KEPT_APART.test(part) ? part : part.normalize('NFC').toLowerCase())).join('');
}

/** Applies `form` to each label of the domain. */
function withLabels(key: string, form: (label: string) => string): string {
  const domain = key.lastIndexOf('@') + 1;
  return domain === 0 ? key : key.slice(0, domain) + key.slice(domain).split('.').map(form).join('.');
}

/**
 * Converts a domain label to ASCII, such as 'müller' to 'xn--mller-kva'. A label that is not in its canonical spelling
 * is returned unchanged.
 */
function asciiLabel(label: string): string {
  const ascii = domainToASCII(label);
  return ascii.startsWith('xn--') && domainToUnicode(ascii) === label ? ascii : label;
}

/** Converts a domain label to Unicode, such as 'xn--mller-kva' to 'müller'. */
const unicodeLabel = (label: string): string =>
  /^xn--[a-z0-9-]+$/.test(label) ? domainToUnicode(label) || label : label;
