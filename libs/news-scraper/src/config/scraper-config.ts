import { readNumber, readText, readYes } from '@vaglio/api-client';
import type { FormProblem } from '@vaglio/ui';
import { checkInterval, toInterval, toSeconds, type Interval } from './interval';

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

/** GET /auth/admin/scrapers/config/news; a missing interval is the default one. Never throws. Source: spec §7 and §9. */
export function readScraperConfig(answer: unknown): ScraperConfig {
  return {
    enabled: readYes(answer, 'enabled'),
    intervalSec: readNumber(answer, 'intervalSec') ?? DEFAULT_INTERVAL_SECONDS,
    nextRunAt: hasField(answer, 'next_run_at') ? readText(answer, 'next_run_at') : undefined,
    lastRun: hasField(answer, 'last_run') ? readLastRun(Reflect.get(answer, 'last_run')) : undefined,
  };
}

export function toScraperForm({ enabled, intervalSec }: ScraperConfig): ScraperForm {
  return { enabled, interval: toInterval(intervalSec) };
}

/** First problem of the form: the interval's. @returns null when there is none */
export function checkScraper({ interval }: ScraperForm): FormProblem<'interval.amount'> | null {
  const text = checkInterval(interval);
  return text === null ? null : { field: 'interval.amount', text };
}

/** Whether two forms mean the same configuration: 60 minutes are an hour. */
export function isSameScraper(form: ScraperForm, other: ScraperForm): boolean {
  return form.enabled === other.enabled && toSeconds(form.interval) === toSeconds(other.interval);
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

function hasField(answer: unknown, name: string): answer is object {
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, name) !== undefined;
}
