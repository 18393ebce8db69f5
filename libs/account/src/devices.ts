import type { SignInWay } from '@vaglio/access-control';
import type { SessionList } from '@vaglio/contract';

/** Device with a session of the user. */
export interface Device {
  readonly id: string;
  /** Browser and operating system, such as 'Firefox on Windows'. */
  readonly name: string;
  /** Sign-in method, or undefined if the server does not return it. */
  readonly way: SignInWay | undefined;
  readonly isCurrent: boolean;
  /** Time of the last use, in ISO 8601. */
  readonly lastUsedAt: string;
}

/** Converts sessions for display. The current session comes first, the others are sorted by last use. */
export function readDevices({ items }: SessionList): Device[] {
  const devices = items.map(({ id, device, way, isCurrent, last_used_at }) => ({
    id,
    name: device,
    way,
    isCurrent,
    lastUsedAt: last_used_at,
  }));
  return devices.sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
}
