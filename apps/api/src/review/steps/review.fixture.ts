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

/** Starts the application with a local model server, and provides requests for decisions about articles. */
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
  /** Decides about one company, in its current version unless `seen` is given. */
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
    /** Sets the minimum confidence for automatic acceptance. With 1, every startup waits; with 0, no startup waits. */
    setFloor: (floor: number) => send('PUT', '/review/settings', { floor }),
    /** Stores a new article from which the model extracts this startup. @returns the new raw row, if any */
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
    /** Accepts a company. @returns the id of the decision */
    accept: async (id: string) => decided(await decide(id, { decision: 'accept' })),
    /** Discards a company. @returns the id of the decision */
    discard: async (id: string, reason = 'not_a_startup') =>
      decided(await decide(id, { decision: 'discard', reason })),
    /** Undoes the step that made a decision. */
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
