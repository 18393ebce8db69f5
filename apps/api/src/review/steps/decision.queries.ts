import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../platform/db/schema/users.table';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Page } from '../../platform/http/pagination/list-page';
import { articles } from '../../platform/db/schema/articles.table';
import { reviewSteps } from '../../platform/db/schema/review-steps.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { reviewDecisions } from '../../platform/db/schema/review-decisions.table';
import type { ReviewDecisionBody } from './decision.schemas';

const undoers = alias(users, 'undoers');

/** SQL for the id of the step that made a decision. The decision to allow a name belongs to the row of its discard. */
const STEP_ID = sql<string | null>`(select s.id::text from ${reviewSteps} s
  where s.raw_id = coalesce(${reviewDecisions.raw_id},
      (select d.raw_id from ${reviewDecisions} d where d.id = ${reviewDecisions.discard_id}))
    and s.effects -> 'decisions' @> to_jsonb(array[${reviewDecisions.id}]))`;

/** Returns a page of all decisions, newest first. */
export async function listDecisions(
  db: Db,
  { limit, offset }: Page,
): Promise<{ items: ReviewDecisionBody[]; total: number }> {
  const items = await select(db).orderBy(desc(reviewDecisions.id)).limit(limit).offset(offset);
  return { items: items.map(toAnswer), total: await db.$count(reviewDecisions) };
}

/** Returns decisions by id, in the given order. */
export async function readDecisions(tx: Tx, ids: readonly number[]): Promise<ReviewDecisionBody[]> {
  const found = await select(tx, inArray(reviewDecisions.id, [...ids]));
  const byId = new Map(found.map((row) => [row.decision.id, toAnswer(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function select(db: Db | Tx, match?: SQL) {
  return db
    .select({
      decision: reviewDecisions,
      title: articles.title,
      decided_by: nameOrDeletedName('name', reviewDecisions.decided_by),
      undone_by: undoers.name,
      step_id: STEP_ID,
    })
    .from(reviewDecisions)
    .leftJoin(users, eq(users.id, reviewDecisions.decided_by))
    .leftJoin(undoers, eq(undoers.id, reviewDecisions.undone_by))
    .leftJoin(articles, eq(articles.id, reviewDecisions.article_id))
    .where(match);
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toAnswer({ decision, title, decided_by, undone_by, step_id }: Row): ReviewDecisionBody {
  const { id, kind, reason, raw_id, company_name, decided_at, undone_at } = decision;
  return {
    id: String(id),
    kind,
    reason,
    raw_id: raw_id === null ? null : String(raw_id),
    company_name,
    article_title: title,
    decided_by,
    decided_at: isoTimestamp(decided_at),
    undone_by,
    undone_at: isoTimestamp(undone_at),
    step_id,
  };
}
