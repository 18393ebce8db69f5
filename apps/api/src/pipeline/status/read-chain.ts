import { isAllowed, permissionOf, type OperationId } from '@vaglio/access-control';
import { NEW_FOR_DAYS } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import { lastChainRun } from '../runs/chain-runs.queries';
import { IS_WAITING } from '../../startups/curation/claimed-rows';
import type { Db } from '../../platform/db/open-database';
import { duplicatePairs } from '../../platform/db/schema/duplicates.table';
import { ALL_ARTICLES, pendingIn } from '../../extraction/runs/article-claims';
import { articles } from '../../platform/db/schema/articles.table';
import type { Principal } from '../../platform/http/authorization/principal';
import { IS_OPEN } from '../../review/queue/queue.queries';
import { refreshQueue } from '../../review/queue/refresh-queue';
import { reviewArticles } from '../../platform/db/schema/review-articles.table';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import type { PipelineBody } from './chain.schemas';

const DAY_MS = 86_400_000;
/** Maximum number of changes applied per request. Every page requests these counts, so they must not take long. */
const REFRESHED_BY_READERS = 100;

/** Stages that a person may see in addition to the ranked list, according to their permissions. */
export type VisibleStages = { settings: boolean; articles: boolean; pairs: boolean };

export function visibleStages(principal: Principal): VisibleStages {
  const mayCall = (operation: OperationId) => isAllowed(permissionOf(operation), principal);
  return {
    settings: mayCall('readPendingCount'),
    articles: mayCall('countReview'),
    pairs: mayCall('countDuplicates'),
  };
}

/**
 * Counts the waiting items of each pipeline stage in one statement, using partial indexes.
 * @param now milliseconds since 1970
 * @returns the counts; null for a stage that the person may not open
 */
export async function readChain(db: Db, sight: VisibleStages, now: number): Promise<PipelineBody> {
  if (sight.articles) await refreshQueue(db, REFRESHED_BY_READERS, 'newest', 'leave');
  const { threshold } = await readScoreSettings(db);
  const newSince = toTimestamp(now - NEW_FOR_DAYS * DAY_MS);
  const { rows } = await db.execute<PipelineBody>(sql`select
    exists (select from ${articles}) or exists (select from ${rawStartups}) as has_begun,
    ${countIf(sight.settings, sql`${articles} where ${pendingIn(ALL_ARTICLES)}`)} as to_extract,
    ${countIf(sight.settings, sql`${rawStartups} where ${IS_WAITING}`)} as to_curate,
    ${countIf(sight.articles, sql`${reviewArticles} where ${IS_OPEN}`)} as review_articles,
    ${countIf(sight.pairs, sql`${duplicatePairs}`)} as review_pairs,
    ${countIf(
      true,
      sql`${startups} where ${startups.rejected} = 0 and ${startups.email_sent} = 0
        and ${startups.create_contract} = 0 and ${startups.interested} = 0
        and (${startups.later_until} is null or ${startups.later_until} <= ${toTimestamp(now)})
        and ${startups.firstTime_appear_inscore} >= ${newSince} and ${startups.score} >= ${threshold}`,
    )} as new_above_threshold`);
  const [chain] = rows;
  if (!chain) throw new Error('counts without a row');
  const run = sight.settings ? await lastChainRun(db) : null;
  return { ...chain, ...(run && { run }) };
}

const countIf = (isSeen: boolean, counted: SQL): SQL =>
  isSeen ? sql`(select count(*)::int from ${counted})` : sql`null::int`;
