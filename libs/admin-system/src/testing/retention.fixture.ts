/** Response of GET /auth/admin/retention with all kinds of data. */
export const RETENTION = {
  items: [
    { kind: 'sessions', days: 30, default_days: 30, rows_due: 1, rows_removed: 40 },
    { kind: 'notifications', days: 90, default_days: 90, rows_due: 0, rows_removed: 0 },
    { kind: 'deliveries', days: 30, default_days: 30, rows_due: 0, rows_removed: 0 },
    { kind: 'runs', days: null, default_days: null, rows_due: 0, rows_removed: 0 },
    { kind: 'usage', days: 400, default_days: null, rows_due: 2_100, rows_removed: 0 },
    { kind: 'article_texts', days: 365, default_days: null, rows_due: 1, rows_removed: 3 },
  ],
  swept_at: '2026-11-23T02:00:00.000Z',
  version: 3,
};
