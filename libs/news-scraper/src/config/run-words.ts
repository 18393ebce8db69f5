import { formatCount, formatRelative } from '@vaglio/ui';
import type { LastRun, ScraperConfig } from './scraper-config';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the last run brought: '3 minutes ago: 12 new articles from 4 sources, 1 failed'. */
export function lastRunWords(run: LastRun | null, now: Date): string {
  if (run === null) return 'None yet';
  if (run.finishedAt === null) return `Running: started ${formatRelative(run.startedAt, now).toLowerCase()}`;
  const failed = run.failedSources === 0 ? '' : `, ${formatCount(run.failedSources)} failed`;
  return `${formatRelative(run.finishedAt, now)}: ${counted(run.newArticles, 'new article')} from ${counted(run.sources, 'source')}${failed}`;
}

/** When the next run is due: 'In 4 minutes'; said of the server's moment, against the server's time. */
export function nextRunWords(
  { enabled, nextRunAt }: Pick<ScraperConfig, 'enabled' | 'nextRunAt'>,
  now: Date,
): string {
  if (!enabled) return 'None: switched off';
  const left = nextRunAt ? new Date(nextRunAt).getTime() - now.getTime() : NaN;
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
