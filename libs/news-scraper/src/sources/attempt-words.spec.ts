import { aSource } from '../testing/a-source';
import { attemptWords } from './attempt-words';

const NOW = new Date('2026-11-22T10:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const unread = { waiting: 0, given_up: 0, next_attempt_at: null, reasons: [] };

test.each([
  ['nothing unread', aSource({ unread }), null],
  ['a server that counts none', aSource(), null],
  [
    'pages that wait',
    aSource({
      unread: {
        waiting: 1_050,
        given_up: 0,
        next_attempt_at: inMinutes(12),
        reasons: [
          { reason: 'not_found', count: 1_030 },
          { reason: 'paywall', count: 20 },
        ],
      },
    }),
    '1’050 pages are not read: 1’030 not found, 20 for subscribers only. Next attempt in 12 minutes.',
  ],
  [
    'one page that is due',
    aSource({
      unread: {
        ...unread,
        waiting: 1,
        next_attempt_at: inMinutes(-1),
        reasons: [{ reason: 'slow', count: 1 }],
      },
    }),
    '1 page is not read: 1 too slow. Next attempt at the next run.',
  ],
  [
    'pages of which some are given up',
    aSource({ unread: { ...unread, waiting: 2, given_up: 1, next_attempt_at: inMinutes(90) } }),
    '3 pages are not read. 1 of them is given up. Next attempt in 2 hours.',
  ],
  [
    'pages that are all given up',
    aSource({ unread: { ...unread, given_up: 2 } }),
    '2 pages are not read. All are given up.',
  ],
  [
    'one page that is given up',
    aSource({ unread: { ...unread, given_up: 1 } }),
    '1 page is not read. It is given up.',
  ],
  ['a feed that waits', aSource({ next_attempt_at: inMinutes(40) }), 'The feed is read again in 40 minutes.'],
  [
    'a feed that waits, with its pages',
    aSource({
      next_attempt_at: inMinutes(0.5),
      unread: {
        ...unread,
        waiting: 1,
        next_attempt_at: inMinutes(60),
        reasons: [{ reason: 'busy', count: 1 }],
      },
    }),
    '1 page is not read: 1 on a busy site. The feed is read again in less than a minute.',
  ],
  ['a source that is switched off', aSource({ enabled: false, next_attempt_at: inMinutes(40) }), null],
])('of a source with %s it says what is not read and when it is tried again', (_name, source, words) => {
  expect(attemptWords(source, NOW)).toBe(words);
});
