import { SAMPLE_ADDRESS } from '../fetching/sample-feed';

/** How a source does, the worst first. */
export const SOURCE_HEALTH = ['failing', 'quiet', 'waiting', 'never_read', 'fine', 'off'] as const;
export type SourceHealth = (typeof SOURCE_HEALTH)[number];

const DAY_SECONDS = 24 * 3_600;
/** So many attempts in a row without an answer. */
const FAILING_FROM = 3;
/** A source is quiet when nothing new came for so many times its usual gap, and for so long at least. */
const USUAL_GAPS = 3;
const QUIET_FROM_SECONDS = 3 * DAY_SECONDS;
/** The gap of a source that has listed too little to have a habit. */
const UNKNOWN_GAP_SECONDS = 30 * DAY_SECONDS;

export type HealthFacts = {
  url: string;
  enabled: boolean;
  consecutive_failures: number;
  last_success_at: string | null;
  /** Pages that were tried and are not read, and articles that the source gave. */
  unread: number;
  article_count: number;
  /** Items of the last 30 days that are stored, also those that another source gave first. */
  read_count: number;
  newest_item_at: string | null;
  usual_gap_sec: number | null;
};

/**
 * Failing: three attempts in a row without an answer, or an answer of which no page at all can be read. Quiet: nothing new for
 * three times its usual gap, at least three days. Waiting: it failed, and its next attempt is to come.
 * @param now milliseconds since 1970
 */
export function healthOf(facts: HealthFacts, now: number): SourceHealth {
  if (!facts.enabled) return 'off';
  if (facts.consecutive_failures >= FAILING_FROM) return 'failing';
  if (facts.consecutive_failures > 0) return 'waiting';
  if (facts.last_success_at === null) return 'never_read';
  if (facts.unread > 0 && facts.article_count === 0 && facts.read_count === 0) return 'failing';
  return isQuiet(facts, now) ? 'quiet' : 'fine';
}

/** The bundled sample has no news: it is never quiet. */
function isQuiet({ url, newest_item_at, usual_gap_sec }: HealthFacts, now: number): boolean {
  if (url === SAMPLE_ADDRESS || newest_item_at === null) return false;
  const silent = (now - Date.parse(newest_item_at)) / 1000;
  return silent > Math.max(QUIET_FROM_SECONDS, USUAL_GAPS * (usual_gap_sec ?? UNKNOWN_GAP_SECONDS));
}
