import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/**
 * Returns the name under which this process holds leases: host, process id and a random part, because operating systems
 * reuse process ids.
 */
export function processName(): string {
  return `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`;
}
