import { badRequest } from '../errors';

const MARK = '(service account)';

/** How a service account is shown, and found in what it did. */
export function serviceName(name: string): string {
  return `${name} ${MARK}`;
}

/** What a person does must not read as done by a program. @throws Refusal 400 */
export function refuseServiceName(name: string): void {
  const plain = name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (plain.endsWith(MARK)) throw badRequest(`Only service accounts are called '… ${MARK}'.`);
}
