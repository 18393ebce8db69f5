import { aSource } from './a-source';

const DAYS = Array.from({ length: 30 }, (_, day) => ({ read: day % 2, unread: day % 3 === 0 ? 1 : 0 }));
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
/** Returns a failing source that was last checked five hours ago. */
export const aFailingSource = () =>
  aSource({
    last_checked_at: hoursAgo(5),
    health: 'failing',
    consecutive_failures: 5,
    last_error: 'It answers with status 429.',
    next_attempt_at: new Date(Date.now() + 2 * 3_600_000 + 5_000).toISOString(),
    recent_attempts: [
      {
        at: hoursAgo(2),
        answer: 'It answers with status 429. It asks to wait 1 hour.',
        failed: true,
        wait_sec: 7_200,
      },
      { at: hoursAgo(5), answer: 'It answers with status 429.', failed: true, wait_sec: 900 },
      { at: hoursAgo(6), answer: '20 items', failed: false, wait_sec: null },
    ],
    days: DAYS,
    read_count: 15,
    newest_item_at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
    usual_gap_sec: 7 * 3_600,
    unread: {
      waiting: 15,
      given_up: 4,
      next_attempt_at: null,
      reasons: [
        { reason: 'paywall', count: 14 },
        { reason: 'not_found', count: 5 },
      ],
    },
  });
