import type { PasskeyRow } from './passkeys.queries';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Transports that browsers know, of those that one named. */
export function knownTransports(names: readonly string[]): string[] {
  return TRANSPORTS.filter((known) => names.includes(known));
}

/** A passkey as browsers look for it. */
export function toDescriptor({
  credential_id,
  transports,
}: Pick<PasskeyRow, 'credential_id' | 'transports'>) {
  return { id: credential_id, transports: knownTransports(transports) };
}
