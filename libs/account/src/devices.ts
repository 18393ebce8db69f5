import type { SessionList } from './endpoints.gen';

/** One place where a person is signed in. */
export interface Device {
  readonly id: string;
  /** 'Firefox on Windows' */
  readonly name: string;
  readonly isCurrent: boolean;
  /** ISO 8601 */
  readonly lastUsedAt: string;
}

/** Devices as the screen shows them: this one first, then the last used. */
export function readDevices({ items }: SessionList): Device[] {
  const devices = items.map(({ id, device, isCurrent, last_used_at }) => ({
    id,
    name: device,
    isCurrent,
    lastUsedAt: last_used_at,
  }));
  return devices.sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
}
