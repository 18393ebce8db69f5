import { sql } from 'drizzle-orm';
import { reviewApp } from '../steps/review.fixture';
import type { ActorName } from '../../testing/test-app';
import type { ReviewArticleLineBody, ReviewCountsBody } from './review-queue-calls.schemas';
import type { ReviewArticleBody, ReviewValueBody } from './review-queue.schemas';
import type { ReviewStepBody, SteppedBody } from '../steps/step.schemas';

type Stepped = SteppedBody & { error?: string; steps?: ReviewStepBody[] };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Queue = {
  items: ReviewArticleLineBody[];
  total: number;
  counts: ReviewCountsBody;
  reviewed: number;
};

/** Starts the application with a local model server, and provides the requests of the Review page. */
export async function reviewQueueApp() {
  const server = await reviewApp();
  const { app, db, asRole } = server;

  async function send<T = { error?: string }>(
    method: Method,
    url: string,
    payload?: object,
    { role = 'admin', seen }: { role?: ActorName | undefined; seen?: number | undefined } = {},
  ) {
    const headers = { ...asRole(role), ...(seen !== undefined && { 'if-match': `"${seen}"` }) };
    const answer = await app.inject({ method, url: `/auth${url}`, headers, ...(payload && { payload }) });
    const body = answer.body === '' ? '{}' : answer.body;
    return { status: answer.statusCode, body: JSON.parse(body) as T };
  }
  const get = async <T>(url: string, role?: ActorName) =>
    (await send<T>('GET', url, undefined, { role })).body;
  /** Returns the article with an id, or the last article without one. */
  const article = async (role?: ActorName, id?: string) => {
    const { rows } = await db.execute<{ id: string }>(sql`select max(id)::text as id from articles`);
    return get<ReviewArticleBody>(`/review/articles/${id ?? rows[0]?.id}`, role);
  };
  const queue = (query = '', role?: ActorName) => get<Queue>(`/review/articles?${query}`, role);
  return {
    ...server,
    send,
    get,
    article,
    queue,
    count: () => get<Record<string, number>>('/review/count'),
    /** Returns the first company of each article of the queue, in queue order. */
    companies: async () => {
      const { items } = await queue();
      const all = await Promise.all(items.map(({ id }) => article('admin', id)));
      return all.map(({ companies }) => companies[0]?.company_name);
    },
    /** Returns a value of the first company in the last article. */
    value: async (key: string): Promise<ReviewValueBody | undefined> =>
      (await article()).companies[0]?.values.find((each) => each.key === key),
    /** Sends decisions about values of the first company in the last article. */
    decide: async (decisions: object[], role?: ActorName) => {
      const { id, companies } = await article(role);
      const [company] = companies;
      const body = { raw_id: company?.raw_id, version: company?.version, decisions };
      return send<Stepped>('POST', `/review/articles/${id}/decisions`, body, {
        role,
      });
    },
    undoStep: (id: string | undefined, role?: ActorName) =>
      send<Stepped>(
        'POST',
        `/review/steps/${id}/undo`,
        {},
        {
          role,
        },
      ),
    /** Sends an action on the first company in the last article. */
    act: async (does: string, body: object = {}, role?: ActorName) => {
      const [company] = (await article(role)).companies;
      const order = { role, seen: company?.version };
      return send<Stepped>('POST', `/review/companies/${company?.raw_id}/${does}`, body, order);
    },
    reset: async () => {
      await server.reset();
      await db.execute(sql`truncate duplicate_pairs, startup_traits, startups_to_compare, value_decisions, review_steps, review_articles, review_marks, fact_changes,
        fact_statements, suggestions, former_rows, startup_merges, deletions cascade`);
    },
  };
}
