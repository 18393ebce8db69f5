import { signInWayText } from '@vaglio/access-control';
import type { SessionList } from '@vaglio/contract';

/** One place where a person is signed in. */
export interface Device {
  readonly id: string;
  /** 'Firefox on Windows' */
  readonly name: string;
  /** 'with a password'; null where the server does not say it. */
  readonly way: string | null;
  readonly isCurrent: boolean;
  /** ISO 8601 */
  readonly lastUsedAt: string;
}

/** Devices as the screen shows them: this one first, then the last used. */
export function readDevices({ items }: SessionList): Device[] {
  const devices = items.map(({ id, device, way, isCurrent, last_used_at }) => ({
    id,
    name: device,
    way: signInWayText(way),
    isCurrent,
    lastUsedAt: last_used_at,
  }));
  return devices.sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
}
