import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../platform/keys/key-ring';
import { emailKey } from '../../platform/text/email-key';

/** An address in the audit trail and in counters: the same one is recognised, however spelled; none can be read. */
export function maskedEmail(email: string, [key]: KeyRing): string {
  return createHmac('sha256', key).update(emailKey(email)).digest('hex').slice(0, 32);
}
