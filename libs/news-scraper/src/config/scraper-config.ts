import { readNumber, readText, readYes } from '@vaglio/api-client';
import { toInterval, toSeconds, type Interval } from './interval';

/** What is shown of a server that gives no interval. Source: spec §9. */
const DEFAULT_INTERVAL_SECONDS = 300;

/** What the last reading of all sources brought. */
export interface LastRun {
  readonly startedAt: string;
  /** Null while it lasts. */
  readonly finishedAt: string | null;
  readonly sources: number;
  readonly failedSources: number;
  readonly newArticles: number;
}

export interface ScraperConfig {
  readonly enabled: boolean;
  readonly intervalSec: number;
  /** Undefined where the server does not say, null where none is due. */
  readonly nextRunAt: string | null | undefined;
  /** Undefined where the server does not say, null before the first. */
  readonly lastRun: LastRun | null | undefined;
}

export interface ScraperForm {
  readonly enabled: boolean;
  readonly interval: Interval;
}

/** GET /auth/admin/scrapers/config/news; an interval that is not told is the usual one. Never throws. Source: spec §7 and §9. */
export function readScraperConfig(answer: unknown): ScraperConfig {
  return {
    enabled: readYes(answer, 'enabled'),
    intervalSec: readNumber(answer, 'intervalSec') ?? DEFAULT_INTERVAL_SECONDS,
    nextRunAt: isTold(answer, 'next_run_at') ? readText(answer, 'next_run_at') : undefined,
    lastRun: isTold(answer, 'last_run') ? readLastRun(Reflect.get(answer, 'last_run')) : undefined,
  };
}

export function toScraperForm({ enabled, intervalSec }: ScraperConfig): ScraperForm {
  return { enabled, interval: toInterval(intervalSec) };
}

/** Whether the form means what the server has. */
export function isSaved({ enabled, interval }: ScraperForm, config: ScraperConfig): boolean {
  return enabled === config.enabled && toSeconds(interval) === config.intervalSec;
}

function readLastRun(run: unknown): LastRun | null {
  const startedAt = readText(run, 'started_at');
  if (startedAt === null) return null;
  return {
    startedAt,
    finishedAt: readText(run, 'finished_at'),
    sources: readNumber(run, 'source_count') ?? 0,
    failedSources: readNumber(run, 'failed_sources') ?? 0,
    newArticles: readNumber(run, 'new_articles') ?? 0,
  };
}

function isTold(answer: unknown, name: string): answer is object {
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, name) !== undefined;
}
