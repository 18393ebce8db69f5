import type { NewsRun, ScraperConfig } from '@vaglio/contract';
import { formatCount, formatRelative, formatRelativeInside } from '@vaglio/ui';
import { counted, untilText } from '../until-text';

/** Describes the last run, such as '3 minutes ago: 12 new articles from 4 sources, 1 failed'. */
export function lastRunText(run: NewsRun | null, now: Date): string {
  if (run === null) return 'None yet';
  if (run.finished_at === null) return `Running: started ${formatRelativeInside(run.started_at, now)}`;
  const failed = run.failed_sources === 0 ? '' : `, ${formatCount(run.failed_sources)} failed`;
  return `${formatRelative(run.finished_at, now)}: ${counted(run.new_articles, 'new article')} from ${counted(run.source_count, 'source')}${failed}`;
}

/**
 * Describes the time of the next run, such as 'In 4 minutes'.
 * @param now current server time
 */
export function nextRunText(
  { enabled, next_run_at }: Pick<ScraperConfig, 'enabled' | 'next_run_at'>,
  now: Date,
): string {
  if (!enabled) return 'None: disabled';
  if (!next_run_at || Number.isNaN(Date.parse(next_run_at))) return 'Not planned';
  const until = untilText(next_run_at, now);
  return until === null ? 'Due now' : `${until.charAt(0).toUpperCase()}${until.slice(1)}`;
}
