import type { PasskeyRow } from './passkeys.queries';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Returns the passkey transports that browsers support. */
export function knownTransports(names: readonly string[]): string[] {
  return TRANSPORTS.filter((known) => names.includes(known));
}

/** Returns the description of a passkey that browsers expect. */
export function toDescriptor({
  credential_id,
  transports,
}: Pick<PasskeyRow, 'credential_id' | 'transports'>) {
  return { id: credential_id, transports: knownTransports(transports) };
}
