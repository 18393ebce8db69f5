import { DEVICE_ID_KEY, local, readEntry, writeEntry } from './browser-storage';

const BYTES = 16;

/**
 * Returns the id of this browser. It is created on the first call and then stored. The client sends it on login,
 * refresh, logout and password change. If the browser blocks storage, each call returns a new id.
 * Source: spec §3, DeviceId.
 */
export function getDeviceId(): string {
  const kept = readEntry(local, DEVICE_ID_KEY);
  if (kept) return kept;
  // On plain http, browsers do not provide randomUUID.
  const made = toDeviceId(crypto.getRandomValues(new Uint8Array(BYTES)));
  writeEntry(local, DEVICE_ID_KEY, made);
  return made;
}

/** Formats 128 random bits like a UUID: 8-4-4-4-12 lower-case hex digits. */
export function toDeviceId(random: Uint8Array): string {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
