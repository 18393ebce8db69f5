const HERE = {
  id: 's1',
  device: 'Firefox on Linux',
  way: 'password_code',
  isCurrent: true,
  created_at: '2026-11-01T08:00:00Z',
  last_used_at: '2026-11-20T08:00:00Z',
};
const PHONE = {
  ...HERE,
  id: 's2',
  device: 'Safari on iPhone',
  way: 'oidc',
  isCurrent: false,
  last_used_at: '2026-11-21T08:00:00Z',
};
const OFFICE = {
  ...HERE,
  id: 's3',
  device: 'Edge on Windows',
  way: undefined,
  isCurrent: false,
  last_used_at: '2026-11-19T08:00:00Z',
};

/** Three sessions of a user as returned by GET /auth/sessions, including the current session. */
export const DEVICES = { HERE, PHONE, OFFICE };

/** Returns a response of GET /auth/sessions. */
export function devicesOf(...items: readonly object[]) {
  return { items, total: items.length };
}
