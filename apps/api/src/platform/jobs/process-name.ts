import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** Names this process in leases: host, process id and a random part, because ids are used again. */
export function processName(): string {
  return `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`;
}
