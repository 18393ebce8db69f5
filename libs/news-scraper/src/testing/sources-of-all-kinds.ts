import { aSource } from './a-source';
import { anUnreadPage, unreadList } from './an-unread-page';

const MINUTE_MS = 60_000;
/** Returns an ISO 8601 timestamp relative to the current time. */
export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** Returns a response that contains a list. */
export const listed = (...items: readonly object[]) => ({ items, total: items.length });

const DAY_MINUTES = 24 * 60;
/** Returns deterministic numbers of items per day. */
const days = (read: number, unread: number, silentFor = 0) =>
  Array.from({ length: 30 }, (_, day) =>
    day >= 30 - silentFor
      ? { read: 0, unread: 0 }
      : { read: (day * read) % 7 < 5 ? (day * 3) % (read + 1) : 0, unread: day % 4 === 0 ? unread : 0 },
  );
const reasons = [
  { reason: 'paywall' as const, count: 9 },
  { reason: 'not_found' as const, count: 5 },
  { reason: 'too_large' as const, count: 2 },
  { reason: 'robots' as const, count: 2 },
  { reason: 'slow' as const, count: 1 },
];
const FAILING_SOURCE = aSource({
  id: '2',
  name: 'Gazette du Léman',
  url: 'https://gazette-leman.example/economie.xml',
  health: 'failing',
  consecutive_failures: 5,
  last_error: 'It answers with status 429.',
  last_success_at: minutesFromNow(-3 * DAY_MINUTES),
  next_attempt_at: minutesFromNow(120),
  recent_attempts: [7_200, 3_600, 3_600, 1_800, 900].map((wait_sec) => ({
    at: minutesFromNow(-90),
    answer: 'It answers with status 429. It asks to wait 1 hour.',
    failed: true,
    wait_sec,
  })),
  days: days(5, 1, 2),
  read_count: 52,
  newest_item_at: minutesFromNow(-2 * DAY_MINUTES),
  usual_gap_sec: 7 * 3_600,
  unread: { waiting: 15, given_up: 4, next_attempt_at: minutesFromNow(120), reasons },
});
const FINE_SOURCE = aSource({
  health: 'fine',
  days: days(6, 1),
  read_count: 148,
  newest_item_at: minutesFromNow(-40),
  usual_gap_sec: 9_000,
  recent_attempts: [{ at: minutesFromNow(-12), answer: '20 items', failed: false, wait_sec: null }],
});
export const SOURCES_OF_ALL_KINDS = listed(
  FAILING_SOURCE,
  aSource({
    id: '3',
    name: 'Aaretaler Gewerbebote',
    url: 'https://gewerbebote-aaretal.example/feed',
    health: 'quiet',
    days: days(4, 0, 17),
    read_count: 31,
    newest_item_at: minutesFromNow(-17.5 * DAY_MINUTES),
    usual_gap_sec: 86_400,
  }),
  aSource({ id: '4', name: 'Campus News', health: 'waiting', consecutive_failures: 1, days: days(2, 0) }),
  FINE_SOURCE,
  aSource({ id: '5', name: 'Zürcher Wirtschaftsblatt', health: 'off', enabled: false, days: days(3, 0, 17) }),
);
export const UNREAD_PAGES = unreadList(
  [
    anUnreadPage({ next_attempt_at: minutesFromNow(1_200) }),
    anUnreadPage({
      id: '2',
      title: 'Cardiolys wächst nach Bern',
      source: 'Startwerk Rundschau',
      reason: 'not_found',
      state: 'given_up',
      attempts: 4,
    }),
    anUnreadPage({ id: '3', title: 'Dossier: Jungfirmen im Jura', reason: 'robots', attempts: 1 }),
    anUnreadPage({ id: '4', title: 'Ten founders, ten mistakes', reason: 'slow', attempts: 3 }),
  ],
  {
    total: 37,
    open_count: 37,
    never_count: 12,
    reasons: [
      { reason: 'paywall', count: 14 },
      { reason: 'not_found', count: 9 },
      { reason: 'robots', count: 6 },
      { reason: 'slow', count: 5 },
      { reason: 'too_large', count: 3 },
    ],
  },
);
export const FOUND = {
  url: 'https://romandie-innove.example/fr',
  title: 'Romandie innove',
  error: null,
  patterns: [],
  tried: [],
  candidates: [
    {
      url: 'https://romandie-innove.example/fr/rss/startups.xml',
      kind: 'feed',
      title: 'Start-ups et financements',
      found_by: 'page',
      is_known: false,
      items: 28,
      newest_item_at: minutesFromNow(-120),
      first_items: [
        {
          title: 'Cardiolys lève 12 millions',
          url: 'https://romandie-innove.example/1',
          published_at: minutesFromNow(-120),
        },
      ],
    },
    {
      url: 'https://romandie-innove.example/sitemap-news.xml',
      kind: 'sitemap',
      title: null,
      found_by: 'robots',
      is_known: true,
      items: 412,
      newest_item_at: minutesFromNow(-11),
      first_items: [],
    },
  ],
};
export const NOTHING_FOUND = {
  ...FOUND,
  candidates: [],
  patterns: [{ pattern: '/medias/*', links: 24 }],
  tried: [{ url: 'https://romandie-innove.example/feed/', outcome: 'It answers with status 404.' }],
};
