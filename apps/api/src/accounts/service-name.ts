import { badRequest } from '../errors';

const MARK = '(service account)';
const MARKS_AT_END = /(?:\s*\(service\s+account\)\s*)+$/i;

/** How a service account is shown, and found in what it did. */
export function serviceName(name: string): string {
  return `${name} ${MARK}`;
}

/** What a person does must not read as done by a program. @throws Refusal 400 */
export function refuseServiceName(name: string): void {
  if (isServiceName(name)) throw badRequest(`Only service accounts are called '… ${MARK}'.`);
}

/** The name of a person from elsewhere, without what only service accounts are called; '' where nothing else is in it. */
export function withoutServiceMark(name: string): string {
  return isServiceName(name) ? name.normalize('NFKC').replace(MARKS_AT_END, '') : name;
}

/** However it is spelled. */
export function isServiceName(name: string): boolean {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase().endsWith(MARK);
}
