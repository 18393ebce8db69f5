import { DEVICE_ID_KEY, local, readEntry, writeEntry } from './browser-storage';

const BYTES = 16;

/**
 * This browser's id, made at the first call and kept: sent on login, refresh, logout and
 * password change. A browser that refuses storage gets a new one at each call.
 * Source: spec §3, DeviceId.
 */
export function getDeviceId(): string {
  const kept = readEntry(local, DEVICE_ID_KEY);
  if (kept) return kept;
  // Not randomUUID: browsers lack it on plain http.
  const made = toDeviceId(crypto.getRandomValues(new Uint8Array(BYTES)));
  writeEntry(local, DEVICE_ID_KEY, made);
  return made;
}

/** 128 random bits in the look of a UUID: 8-4-4-4-12 lower-case hex digits. */
export function toDeviceId(random: Uint8Array): string {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
