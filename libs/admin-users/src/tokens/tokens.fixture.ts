/**
 * Two API tokens as returned by GET /auth/admin/api-tokens. One belongs to a user, the other to a disabled service
 * account.
 */
export const OF_ANN = {
  id: 't1',
  name: 'Export',
  ending: 'a1b2',
  scopes: ['investments:read', 'scoring:write'],
  unconfirmed_scopes: [],
  created_at: '2026-11-01T08:00:00Z',
  expires_at: '2099-01-30T08:00:00Z',
  last_used_at: null,
  userId: '2',
  owner: 'Ann Huber',
  email: 'ann@x.ch',
  is_service_account: false,
  is_active: true,
};
export const OF_SYNC = {
  ...OF_ANN,
  id: 't2',
  name: 'Cron',
  last_used_at: '2026-11-20T08:00:00Z',
  userId: '3',
  owner: 'Sync (service account)',
  email: null,
  is_service_account: true,
  is_active: false,
};

/**
 * Returns a page with the given tokens.
 * @param total number of tokens on all pages
 */
export function pageOfTokens(items: readonly object[], total = items.length) {
  return { items, total, page: 1, pageSize: 20 };
}
