import { sql } from 'drizzle-orm';
import { curationApp } from '../../startups/curation/curated-startups.fixture';
import { forgetArticles, saidStartup, storeArticles } from '../../extraction/runs/articles.fixture';
import { seedDefaultPrompt } from '../../extraction/prompts/change-prompt';
import { llmServer } from '../../testing/llm-server';
import { TEST_SETTINGS } from '../../testing/test-app';
import type { ReviewDecisionBody } from './decision.schemas';
import type { ReviewStepBody } from './step.schemas';

type Answer = {
  error?: string;
  decisions?: ReviewDecisionBody[];
  step?: ReviewStepBody;
  current?: { company_name: string };
  items?: ReviewDecisionBody[];
  total?: number;
};

/** The application with a model on loopback, and the calls by which people decide about what articles say. */
export async function reviewApp() {
  const model = await llmServer();
  const server = await curationApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
  const { app, db, asRole } = server;
  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    seen?: number,
  ) {
    const headers = { ...asRole('admin'), ...(seen !== undefined && { 'if-match': `"${seen}"` }) };
    const answer = await app.inject({ method, url: `/auth${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Answer>() };
  }
  /** Decides about one company as it is now, or as it was seen. */
  async function decide(id: string, verdict: { decision: string; reason?: string }, seen?: number) {
    const { rows } = await db.execute<{ version: number }>(
      sql`select version from raw_startups where id::text = ${id}`,
    );
    const version = seen ?? rows[0]?.version ?? 1;
    return send('POST', '/review/companies/decide', { ...verdict, rows: [{ id, version }] });
  }
  const decided = (answer: Awaited<ReturnType<typeof send>>) => answer.body.decisions?.[0]?.id ?? '';
  return {
    ...server,
    model,
    send,
    /** The confidence from which startups enter by themselves: at 1 all wait, at 0 none. */
    setFloor: (floor: number) => send('PUT', '/review/settings', { floor }),
    /** A new article that the model answers with this startup. @returns its new raw row, if it makes one */
    propose: async (company: string, more: object = {}, story = `${company} from Zug wins.`) => {
      await storeArticles(db, [`${story} ${String(Math.random())}`]);
      model.answerWith(() => ({ startups: [saidStartup(company, company, more)] }));
      await send('POST', '/llm/run?batch=1&max=1&dry=0', {});
      const { rows } = await db.execute<{ id: string; version: number; review: string | null }>(
        sql`select id::text, version, review from raw_startups
          where extraction_id = (select max(id) from extractions) order by id desc limit 1`,
      );
      return rows[0];
    },
    decide,
    /** @returns the id of the decision */
    accept: async (id: string) => decided(await decide(id, { decision: 'accept' })),
    /** @returns the id of the decision */
    discard: async (id: string, reason = 'not_a_startup') =>
      decided(await decide(id, { decision: 'discard', reason })),
    /** Undoes the step of a decision. */
    undo: async (decision: string) => {
      const { body } = await send('GET', '/review/decisions?pageSize=500');
      const step = body.items?.find(({ id }) => id === decision)?.step_id;
      return send('POST', `/review/steps/${step ?? '0'}/undo`, {});
    },
    waiting: async () => {
      const answer = await app.inject({
        url: '/auth/startups/raw?review=waiting',
        headers: asRole('admin'),
      });
      return answer
        .json<{ items: { company_name: string }[] }>()
        .items.map(({ company_name }) => company_name);
    },
    reset: async () => {
      await forgetArticles(db);
      await db.execute(sql`truncate review_decisions, review_steps, review_settings`);
      await seedDefaultPrompt(db);
    },
    close: async () => {
      await server.close();
      await model.close();
    },
  };
}
