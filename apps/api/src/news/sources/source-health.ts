import { SAMPLE_ADDRESS } from '../fetching/sample-feed';

/** Health states of a source, worst first. */
export const SOURCE_HEALTH = ['failing', 'quiet', 'waiting', 'never_read', 'fine', 'off'] as const;
export type SourceHealth = (typeof SOURCE_HEALTH)[number];

const DAY_SECONDS = 24 * 3_600;
/** Number of consecutive failed attempts from which a source is failing. */
const FAILING_FROM = 3;
/**
 * Time without a new item after which a source is quiet: this multiple of its usual interval, but at least three days.
 */
const USUAL_GAPS = 3;
const QUIET_FROM_SECONDS = 3 * DAY_SECONDS;
/** Assumed interval between the items of a source with too few items, in seconds. */
const UNKNOWN_GAP_SECONDS = 30 * DAY_SECONDS;

export type HealthFacts = {
  url: string;
  enabled: boolean;
  consecutive_failures: number;
  last_success_at: string | null;
  /** Number of pages that were tried without success, and number of articles from the source. */
  unread: number;
  article_count: number;
  /** Number of stored items of the last 30 days, including items that another source supplied first. */
  read_count: number;
  newest_item_at: string | null;
  usual_gap_sec: number | null;
};

/**
 * Returns the health of a source. Failing: three consecutive failed attempts, or no page can be read although the
 * source can. Quiet: no new items for three times the usual interval, and for at least three days. Waiting: the last
 * attempt failed and will be retried.
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

/** Returns whether a source is quiet. The sample source is never quiet, because it gets no news. */
function isQuiet({ url, newest_item_at, usual_gap_sec }: HealthFacts, now: number): boolean {
  if (url === SAMPLE_ADDRESS || newest_item_at === null) return false;
  const silent = (now - Date.parse(newest_item_at)) / 1000;
  return silent > Math.max(QUIET_FROM_SECONDS, USUAL_GAPS * (usual_gap_sec ?? UNKNOWN_GAP_SECONDS));
}
