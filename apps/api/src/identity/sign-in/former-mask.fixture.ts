import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../platform/keys/key-ring';

/**
 * Returns the mask that versions before 0.4 stored for an email address. The address must have the domain form that
 * these versions used.
 */
export const formerMask = (address: string, [key]: KeyRing): string =>
  createHmac('sha256', key).update(address).digest('hex').slice(0, 32);
