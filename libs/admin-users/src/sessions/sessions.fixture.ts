/** Two sessions as returned by GET /auth/admin/sessions: the current session and a session of another user. */
export const HERE = {
  id: 's1',
  userId: '1',
  email: 'ann@x.ch',
  name: 'Ann',
  role: 'admin',
  device: 'Firefox on Linux',
  way: 'password',
  isCurrent: true,
  created_at: '2026-11-20T08:00:00Z',
  last_used_at: '2026-11-20T09:00:00Z',
};
export const OFFICE = {
  ...HERE,
  id: 's2',
  userId: '2',
  email: 'ben@x.ch',
  name: 'Ben',
  role: 'user',
  device: 'Edge on Windows',
  isCurrent: false,
  created_at: '2026-11-19T08:00:00Z',
};
