import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { recordEvent, type Actor, actorOf } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import { countPending } from '../runs/article-counts';
import { extractions } from '../../platform/db/schema/extractions.table';
import { articles } from '../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../news/fetching/kept-text';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { type ReadAgainBody, countReadAgainSchema, readAgainSchema } from './read-again.schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';

const BUILT_IN = 'built-in';

/** Selection of extracted articles by exactly one of these properties. */
type Choice = Pick<ReadAgainBody, 'articles' | 'prompt_id' | 'below'>;

/**
 * Counts the selected articles, and those excluded because their text was removed.
 * @throws Refusal 400 unless there is exactly one selection
 */
async function countReadAgain(
  db: Db | Tx,
  choice: Choice,
): Promise<{ articles: number; without_text: number }> {
  const [counted] = await db
    .select({
      articles: sql<number>`count(*) filter (where ${HAS_TEXT})::int`,
      without_text: sql<number>`count(*) filter (where not (${HAS_TEXT}))::int`,
    })
    .from(articles)
    .innerJoin(extractions, eq(extractions.article_id, articles.id))
    .where(isChosen(choice));
  return counted ?? { articles: 0, without_text: 0 };
}

/**
 * Queues extracted articles again. The next extraction only replaces waiting rows, so that decisions of people remain.
 * @throws Refusal 400 unless there is exactly one selection; 409 if the number of selected articles differs from the
 *   number that the caller saw
 */
async function readAgain(
  db: Db,
  { expected, ...choice }: ReadAgainBody,
  actor: Actor,
): Promise<{ reset: number; without_text: number; pending: number }> {
  return db.transaction(async (tx) => {
    const ids = await chosen(tx, choice);
    const { without_text } = await countReadAgain(tx, choice);
    // If the caller lists the articles, their number need not match: articles that were not extracted are ignored.
    if (choice.articles === undefined && ids.length !== expected)
      throw conflict(`These are ${ids.length} articles now, not ${expected}. Please look again.`);
    if (ids.length > 0) {
      await tx
        .update(articles)
        .set({ state: 'pending', attempts: 0, last_error: null, due_at: sql`now()`, updated_at: sql`now()` })
        .where(
          and(
            sql`${articles.id} = any(${sql.param(ids)}::bigint[])`,
            eq(articles.state, 'extracted'),
            HAS_TEXT,
          ),
        );
      await recordEvent(tx, actor, {
        action: 'articles_read_again',
        after: { ...choice, articles: ids.length },
      });
    }
    return { reset: ids.length, without_text, pending: await countPending(tx) };
  });
}

async function chosen(tx: Tx, choice: Choice): Promise<number[]> {
  const rows = await tx
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(extractions, eq(extractions.article_id, articles.id))
    .where(and(isChosen(choice), HAS_TEXT))
    .orderBy(articles.id);
  return rows.map(({ id }) => id);
}

const isChosen = (choice: Choice): SQL | undefined =>
  and(
    eq(articles.state, 'extracted'),
    eq(extractions.outcome, 'extracted'),
    isNull(extractions.superseded_at),
    conditionOf(choice),
  );

function conditionOf({ articles: ids, prompt_id, below }: Choice): SQL | undefined {
  if ([ids, prompt_id, below].filter((part) => part !== undefined).length !== 1)
    throw badRequest('Send exactly one of: articles, a version, a confidence.');
  if (ids !== undefined) return inArray(articles.id, ids.map(Number));
  if (below !== undefined)
    return sql`exists (select from ${rawStartups} raw where raw.extraction_id = ${extractions.id} and raw.confidence < ${below}::numeric)`;
  if (prompt_id === BUILT_IN) return isNull(extractions.prompt_id);
  return /^\d{1,15}$/.test(prompt_id ?? '') ? eq(extractions.prompt_id, Number(prompt_id)) : sql`false`;
}

export const readAgainRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get('/auth/llm/read-again', { schema: countReadAgainSchema }, ({ query }) => countReadAgain(db, query));

  app.post('/auth/llm/read-again', { schema: readAgainSchema }, (request) =>
    readAgain(db, request.body, actorOf(request)),
  );
};
