import type { Tx } from '../../platform/db/open-database';
import { notify } from '../../platform/notify/notify';
import { settingsReaders } from '../settings-readers';
import type { webhooks } from '../../platform/db/schema/webhooks.table';

type SwitchedOff = Pick<typeof webhooks.$inferSelect, 'id' | 'name' | 'version' | 'off_reason'>;

/** Notifies the people who may open the settings that a webhook was deactivated. @param now milliseconds since 1970 */
export async function notifyOfSwitchOff(
  tx: Tx,
  now: number,
  { id, name, version, off_reason }: SwitchedOff,
): Promise<void> {
  await notify(tx, now, {
    kind: 'webhook',
    cause: `webhook:${id}:${version}`,
    to: await settingsReaders(tx),
    subjectId: id,
    details: { name, reason: off_reason },
  });
}
