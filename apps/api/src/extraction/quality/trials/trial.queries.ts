import { isUrl } from '@vaglio/startups-domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { notFound } from '../../../platform/http/errors/errors';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import { contains, type Page } from '../../../platform/http/pagination/list-page';
import { articles } from '../../../platform/db/schema/articles.table';
import { prompts } from '../../../platform/db/schema/prompts.table';
import { readRowId } from '../../../platform/http/validation/row-id';
import { isoTimestamp } from '../../../platform/time/timestamps';
import type { TrialRow } from './change-trial';
import { compareStartups } from './compared-startups';
import { trialReadings, trials } from '../../../platform/db/schema/trials.table';
import type {
  ArticleChoiceBody,
  ComparisonBody,
  NamedSubjectBody,
  TrialArticleBody,
  TrialBody,
} from './trial.schemas';

type Reading = typeof trialReadings.$inferSelect;

/** Returns a trial. @throws Refusal 404 */
export async function findTrial(db: Db | Tx, id: string | number): Promise<TrialRow> {
  const key = typeof id === 'number' ? id : readRowId(id, 'Trial not found');
  const [row] = await db.select().from(trials).where(eq(trials.id, key));
  if (!row) throw notFound('Trial not found');
  return row;
}

/** Returns a trial with its progress. @throws Refusal 404 */
export async function readTrial(db: Db | Tx, id: string | number): Promise<TrialBody> {
  const trial = await findTrial(db, id);
  const { rows } = await db.execute<{
    total: number;
    done: number;
    failed: number;
    tokens: number;
    cost: string;
  }>(sql`
    select count(*)::int as total, count(*) filter (where waiting = 0)::int as done, count(*) filter (where failed > 0)::int as failed,
      coalesce(sum(tokens), 0)::float8 as tokens, coalesce(sum(cost), 0) as cost
    from (select position, count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed') as failed,
        sum(prompt_tokens::bigint + completion_tokens) as tokens, sum(cost) as cost
      from ${trialReadings} where trial_id = ${trial.id} group by position) as article`);
  const counted = rows[0] ?? { total: 0, done: 0, failed: 0, tokens: 0, cost: '0' };
  const { kind, state, reason, created_at, ended_at } = trial;
  return {
    id: String(trial.id),
    kind,
    state,
    reason,
    candidate: await namedSubject(db, trial.prompt_id, trial.model),
    base: trial.base_model === null ? null : await namedSubject(db, trial.base_prompt_id, trial.base_model),
    ...counted,
    cost: Number(counted.cost),
    created_at: isoTimestamp(created_at),
    ended_at: isoTimestamp(ended_at),
  };
}

/** Builds the response for a prompt version and its model. */
async function namedSubject(db: Db | Tx, promptId: number | null, model: string): Promise<NamedSubjectBody> {
  if (promptId === null) return { prompt_id: null, version: null, model };
  const [prompt] = await db
    .select({ version: prompts.version })
    .from(prompts)
    .where(eq(prompts.id, promptId));
  return { prompt_id: String(promptId), version: prompt?.version ?? null, model };
}

/** Returns a comparison with its results so far. @throws Refusal 404, also for an evaluation */
export async function readComparison(db: Db, id: string): Promise<ComparisonBody> {
  const trial = await readTrial(db, id);
  if (trial.kind !== 'comparison') throw notFound('Trial not found');
  const rows = await db
    .select({ reading: trialReadings, article: articles, golden: goldenArticles })
    .from(trialReadings)
    .leftJoin(articles, eq(articles.id, trialReadings.article_id))
    .leftJoin(
      goldenArticles,
      sql`case when ${trialReadings.golden_id} is null then ${goldenArticles.text_hash} = ${articles.text_hash} and ${goldenArticles.removed_at} is null
        else ${goldenArticles.id} = ${trialReadings.golden_id} end`,
    )
    .where(eq(trialReadings.trial_id, Number(trial.id)))
    .orderBy(asc(trialReadings.position), asc(trialReadings.side));
  const byPosition = new Map<number, typeof rows>();
  for (const row of rows)
    byPosition.set(row.reading.position, [...(byPosition.get(row.reading.position) ?? []), row]);
  return { trial, articles: [...byPosition.values()].map(toArticle) };
}

type JoinedReading = {
  reading: Reading;
  article: typeof articles.$inferSelect | null;
  golden: typeof goldenArticles.$inferSelect | null;
};

function toArticle(rows: readonly JoinedReading[]): TrialArticleBody {
  const readingOf = (side: Reading['side']) => rows.find(({ reading }) => reading.side === side)?.reading;
  const [base, candidate] = [readingOf('base'), readingOf('candidate')];
  const [first] = rows;
  const states = rows.map(({ reading }) => reading.state);
  const foundBy = (reading: Reading | undefined) => (reading?.state === 'read' ? reading.found : null);
  const isWhole = states.every((state) => state === 'read');
  const companies = compareStartups(
    foundBy(base),
    foundBy(candidate),
    first?.golden ? first.golden.startups : null,
  );
  return {
    key: first?.reading.golden_id ? `g${first.reading.golden_id}` : `a${first?.reading.article_id ?? 0}`,
    title: first?.article?.title ?? first?.golden?.title ?? '',
    source: first?.article ? first.article.source : hostOf(first?.golden?.url),
    is_golden: first?.golden !== null,
    state: states.includes('failed') ? 'failed' : states.includes('waiting') ? 'waiting' : 'read',
    error: rows.find(({ reading }) => reading.error !== null)?.reading.error ?? null,
    changed: isWhole
      ? companies.flatMap(({ fields }) => fields).filter(({ is_changed }) => is_changed).length
      : 0,
    companies: companies.map(({ name, fields }) => ({ name, fields: fields.map((field) => ({ ...field })) })),
  };
}

function hostOf(url: string | undefined): string | null {
  return url !== undefined && isUrl(url) ? new URL(url).hostname : null;
}

/**
 * Returns the articles that a comparison may select: stored articles, and imported articles of the golden set. Articles
 * of the golden set come first, then the newest ones.
 */
export async function listTrialArticles(
  db: Db,
  q: string | undefined,
  { limit, offset }: Page,
): Promise<{ items: ArticleChoiceBody[]; total: number }> {
  const pattern = contains(q ?? '');
  const choices = sql`(
    select 'a' || a.id as key, a.title, a.source, g.id is not null as is_golden, a.created_at
      from ${articles} a left join ${goldenArticles} g on g.text_hash = a.text_hash and g.removed_at is null
      where a.text_removed_at is null
    union all
    select 'g' || g.id, g.title, substring(g.url from '^https?://([^/]+)'), true, g.created_at from ${goldenArticles} g
      where g.removed_at is null and not exists (
        select from ${articles} a where a.text_hash = g.text_hash and a.text_removed_at is null)) as choice`;
  const { rows } = await db.execute<ArticleChoiceBody>(sql`
    select key, title, source, is_golden from ${choices} where title ilike ${pattern}
    order by is_golden desc, created_at desc, key desc limit ${limit} offset ${offset}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${choices} where title ilike ${pattern}`,
  );
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}
