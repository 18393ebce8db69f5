import { badRequest } from '../../platform/http/errors/errors';
import { lettersOf } from './reading-keys';

const MARK = '(service account)';
const REFUSED = `Only service accounts are called '… ${MARK}'.`;
const OPENING_BRACKET = /\p{Ps}/u;
const MARK_LETTERS = lettersOf(MARK).join('');

/** How a service account is shown, and found in what it did. */
export function serviceName(name: string): string {
  return `${name} ${MARK}`;
}

/** Refuses names that people give themselves and that read as those of programs. @throws Refusal 400 */
export function refuseServiceName(name: string): void {
  if (isServiceName(name)) throw badRequest(REFUSED);
}

/** Refuses names that an administrator gives and that have the mark of programs, in any brackets. @throws Refusal 400 */
export function refuseServiceMark(name: string): void {
  if (OPENING_BRACKET.test(name.normalize('NFKC'))) refuseServiceName(name);
}

/**
 * A name without the marks of service accounts at its end.
 * @param name cut to its limit: the time is its length times the number of marks
 * @returns '' when the name holds nothing else
 */
export function withoutServiceMark(name: string): string {
  let rest = name;
  while (isServiceName(rest)) rest = withoutLastMark(rest);
  return rest;
}

/** Whether a name ends like that of a service account, whatever its case, blanks, brackets and alphabet. */
export function isServiceName(name: string): boolean {
  return lettersOf(name).join('').endsWith(MARK_LETTERS);
}

/** Without the letters of the mark, and without what is before it and is no letter. */
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
