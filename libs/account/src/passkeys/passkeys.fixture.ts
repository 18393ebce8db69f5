const LAPTOP = {
  id: 'p1',
  name: 'Office laptop',
  is_synced: false,
  works_here: true,
  created_at: '2026-11-02T08:00:00Z',
  last_used_at: '2026-11-20T08:00:00Z',
};
const PHONE = { ...LAPTOP, id: 'p2', name: 'Phone', is_synced: true, last_used_at: null };
const OLD = { ...LAPTOP, id: 'p3', name: 'Old address', works_here: false };

/** Passkeys of a user, as returned by GET /auth/passkeys. */
export const PASSKEYS = { LAPTOP, PHONE, OLD };

/** Returns a response of GET /auth/passkeys. */
export function passkeysOf(...items: readonly object[]) {
  return { items, total: items.length, most: 10, is_possible: true, asks_password: true };
}

/** Options that the server returns for creating a passkey and for signing. */
export const ASKED = {
  make: {
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'localhost',
    rpName: 'Vaglio',
    userHandle: 'aGFuZGxl',
    userName: 'ann@x.ch',
    displayName: 'Ann',
    timeoutMs: 300_000,
    existing: [{ id: 'b2xk', transports: ['internal'] }],
  },
  sign: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeoutMs: 300_000, passkeys: [] },
};
