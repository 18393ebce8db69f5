export const LIST = 'GET /auth/api-tokens';
export const CREATE = 'POST /auth/api-tokens';
export const CONFIRM = 'POST /auth/api-tokens/:id/confirm';
export const REVOKE = 'DELETE /auth/api-tokens/:id';

export const SYNC = {
  id: 't1',
  name: 'CRM sync',
  ending: 'a1b2',
  scopes: ['investments:read', 'scoring:write'],
  created_at: '2026-11-01T08:00:00Z',
  expires_at: '2099-01-30T08:00:00Z',
  last_used_at: '2026-11-20T08:00:00Z',
};
export const OLD = {
  ...SYNC,
  id: 't2',
  name: 'Report',
  ending: 'ffff',
  scopes: ['audit:read'],
  expires_at: '2026-11-02T08:00:00Z',
  last_used_at: null,
};

/** Returns a response of GET /auth/api-tokens. */
export function tokensOf(...items: readonly object[]) {
  return { items, total: items.length };
}
