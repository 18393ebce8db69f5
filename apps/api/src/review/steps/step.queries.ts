import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { namesOfPeople } from '../../audit/names-of-people';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import type { Page } from '../../platform/http/pagination/list-page';
import { articles } from '../../platform/db/schema/articles.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { ReviewStepBody } from './step.schemas';
import { reviewSteps } from '../../platform/db/schema/review-steps.table';

export const STEP_GONE = 'Step not found';

/** Returns a page of the steps of all people or of one person, newest first. */
export async function listSteps(
  db: Db,
  by: { userId: string | null } | null,
  { limit, offset }: Page,
): Promise<{ items: ReviewStepBody[]; total: number }> {
  const match = by ? sql`${reviewSteps.decided_by} is not distinct from ${by.userId}::uuid` : undefined;
  const items = await readSteps(db, match, { limit, offset });
  return { items, total: await db.$count(reviewSteps, match) };
}

/** Returns a step. @throws Refusal 404 */
export async function readStep(tx: Tx, id: number): Promise<ReviewStepBody> {
  const [step] = await readSteps(tx, eq(reviewSteps.id, id), { limit: 1, offset: 0 });
  if (!step) throw notFound(STEP_GONE);
  return step;
}

/** Returns steps in the form of the response, newest first. */
export async function readSteps(
  db: Db | Tx,
  match: SQL | undefined,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<ReviewStepBody[]> {
  const rows = await db
    .select({ step: reviewSteps, title: articles.title })
    .from(reviewSteps)
    .leftJoin(articles, eq(articles.id, reviewSteps.article_id))
    .where(match)
    .orderBy(desc(reviewSteps.decided_at), desc(reviewSteps.id))
    .limit(limit)
    .offset(offset);
  const names = await namesOfPeople(
    db,
    rows.flatMap(({ step }) => [step.decided_by, step.undone_by]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map(({ step, title }) => ({
    id: String(step.id),
    kind: step.kind,
    words: step.words,
    article_id: step.article_id === null ? null : String(step.article_id),
    article_title: title,
    raw_id: String(step.raw_id),
    key: step.effects.key ?? null,
    company_name: step.company_name,
    decided_by: nameOf(step.decided_by),
    decided_at: isoTimestamp(step.decided_at),
    undone_by: nameOf(step.undone_by),
    undone_at: isoTimestamp(step.undone_at),
  }));
}
