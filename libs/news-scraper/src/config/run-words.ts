import { formatCount, formatRelative } from '@vaglio/ui';
import type { NewsRun, ScraperConfig } from '../endpoints.gen';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the last run brought: '3 minutes ago: 12 new articles from 4 sources, 1 failed'. */
export function lastRunWords(run: NewsRun | null, now: Date): string {
  if (run === null) return 'None yet';
  if (run.finished_at === null)
    return `Running: started ${formatRelative(run.started_at, now).toLowerCase()}`;
  const failed = run.failed_sources === 0 ? '' : `, ${formatCount(run.failed_sources)} failed`;
  return `${formatRelative(run.finished_at, now)}: ${counted(run.new_articles, 'new article')} from ${counted(run.source_count, 'source')}${failed}`;
}

/** When the next run is due: 'In 4 minutes'; said of the server's moment, against the server's time. */
export function nextRunWords(
  { enabled, next_run_at }: Pick<ScraperConfig, 'enabled' | 'next_run_at'>,
  now: Date,
): string {
  if (!enabled) return 'None: switched off';
  const left = next_run_at ? new Date(next_run_at).getTime() - now.getTime() : NaN;
  if (Number.isNaN(left)) return 'Not planned';
  if (left <= 0) return 'Due now';
  if (left < MINUTE) return 'In less than a minute';
  return left < HOUR
    ? `In ${counted(Math.round(left / MINUTE), 'minute')}`
    : `In ${counted(Math.round(left / HOUR), 'hour')}`;
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
