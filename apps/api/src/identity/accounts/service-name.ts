import { badRequest } from '../../platform/http/errors/errors';
import { lettersOf } from './confusable-keys';

const MARK = '(service account)';
const REFUSED = `Only service accounts are called '… ${MARK}'.`;
const OPENING_BRACKET = /\p{Ps}/u;
const MARK_LETTERS = lettersOf(MARK).join('');

/** Returns the display name of a service account. */
export function serviceName(name: string): string {
  return `${name} ${MARK}`;
}

/**
 * Refuses a person's name if it looks like the name of a service account.
 * @throws Refusal 400
 */
export function refuseServiceName(name: string): void {
  if (isServiceName(name)) throw badRequest(REFUSED);
}

/**
 * Refuses a name entered by an administrator if it contains the suffix of service accounts in any brackets.
 * @throws Refusal 400
 */
export function refuseServiceMark(name: string): void {
  if (OPENING_BRACKET.test(name.normalize('NFKC'))) refuseServiceName(name);
}

/**
 * Removes the suffixes of service accounts at the end of a name.
 * @param name truncated to its limit, because the time grows with its length times the number of suffixes
 * @returns '' for a name without other content
 */
export function withoutServiceMark(name: string): string {
  let rest = name;
  while (isServiceName(rest)) rest = withoutLastMark(rest);
  return rest;
}

/**
 * Returns whether a name ends like the name of a service account, regardless of case, spaces, brackets and alphabet.
 */
export function isServiceName(name: string): boolean {
  return lettersOf(name).join('').endsWith(MARK_LETTERS);
}

/** Removes the letters of the suffix and the characters before it that are not letters. */
function withoutLastMark(name: string): string {
  const characters = [...name.normalize('NFKC')];
  let left = MARK_LETTERS.length;
  while (characters.length > 0) {
    const letters = lettersOf(characters.at(-1) ?? '').join('').length;
    if (left <= 0 && letters > 0) break;
    left -= letters;
    characters.pop();
  }
  return characters.join('');
}
